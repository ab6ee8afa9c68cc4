/** The sums of a fair deal, as src/fabletop/contract/fairness.py does them. */
import type { Fairness } from '../wire'

/** SHA-256 of a text, in hexadecimal. */
async function sha256(text: string): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Is the secret the one that was promised, and does the seed follow from it and from everybody's words? */
export async function isFair({ commitment, secret, seed, words }: Fairness): Promise<boolean> {
  if (secret === null || seed === null) return false
  const isPromised = (await sha256(secret)) === commitment
  return isPromised && (await sha256([secret, ...words].join('\n'))) === seed
}
