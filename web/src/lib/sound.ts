/** Paper, wood and a small bell, made on the spot: no files, and no sound before the player asked for it. */

export type Sound = 'paper' | 'wood' | 'bell'

let context: AudioContext | null = null

export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (sound === 'paper') rustle(context, 0.09, 2600, 0.05)
  else if (sound === 'wood') tone(context, [150, 95], 0.12, 0.16)
  else tone(context, [1320, 1980, 2640], 0.9, 0.05)
}

/** A breath of noise, as of a card put down. */
function rustle(audio: AudioContext, length: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length)
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  const volume = new GainNode(audio, { gain: loud })
  source.connect(filter).connect(volume).connect(audio.destination)
  source.start()
}

/** A few pure tones that die away together. */
function tone(audio: AudioContext, pitches: number[], length: number, loud: number): void {
  const now = audio.currentTime
  for (const [at, frequency] of pitches.entries()) {
    const source = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(loud / (at + 1), now)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + length / (at + 1))
    source.connect(volume).connect(audio.destination)
    source.start(now)
    source.stop(now + length)
  }
}
