// The Fox in the Forest for boardgame.io: the same choices in the same order as fabletop asks for, one move each.
"use strict";

const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const SUITS = ["B", "K", "M"];
const [SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH] = [1, 3, 5, 7, 9, 11];
const HAND = 13;
const POINTS = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0];
const TARGET = 35;

const rank = (card) => Number(card.slice(0, -1));
const suit = (card) => card.slice(-1);
const allCards = () => SUITS.flatMap((name) => Array.from({ length: 11 }, (_, n) => `${n + 1}${name}`));

function dealRound(G, random) {
  const cards = random.Shuffle(allCards());
  G.hands = [cards.splice(0, HAND), cards.splice(0, HAND)];
  G.decree = cards.shift();
  G.deck = cards;
  G.round += 1;
  G.tricks = [0, 0];
  G.onTable = [];
  ask(G, "lead", 1 - G.dealer);
}

function ask(G, kind, seat) {
  G.asked = { kind, seat };
}

/** The cards of a hand that may follow a card. */
function answersTo(led, hand) {
  const following = hand.filter((card) => suit(card) === suit(led));
  if (following.length === 0) return hand;
  if (rank(led) !== MONARCH) return following;
  const highest = Math.max(...following.map(rank));
  return following.filter((card) => rank(card) === highest || rank(card) === SWAN);
}

function followerWins(led, answer, decree) {
  let [ledSuit, answerSuit] = [suit(led), suit(answer)];
  const trump = suit(decree);
  if (rank(led) !== rank(answer)) {
    if (rank(led) === WITCH) ledSuit = trump;
    else if (rank(answer) === WITCH) answerSuit = trump;
  }
  if (ledSuit === answerSuit) return rank(answer) > rank(led);
  return answerSuit === trump;
}

function goOn(G, random, seat) {
  if (G.onTable.length === 1) ask(G, "follow", 1 - seat);
  else finishTrick(G, random, 1 - seat);
}

function finishTrick(G, random, leader) {
  const [led, answer] = G.onTable;
  const follows = followerWins(led, answer, G.decree);
  const winner = follows ? 1 - leader : leader;
  const losing = follows ? led : answer;
  G.tricks[winner] += 1;
  G.scores[winner] += [led, answer].filter((card) => rank(card) === TREASURE).length;
  G.onTable = [];
  if (G.tricks[0] + G.tricks[1] === HAND) scoreRound(G, random);
  else ask(G, "lead", rank(losing) === SWAN ? 1 - winner : winner);
}

function scoreRound(G, random) {
  for (const seat of [0, 1]) G.scores[seat] += POINTS[G.tricks[seat]];
  if (Math.max(...G.scores) >= TARGET) {
    G.asked = null;
    return;
  }
  G.dealer = 1 - G.dealer;
  dealRound(G, random);
}

function isAsked(G, playerID, ...kinds) {
  return G.asked !== null && G.asked.seat === Number(playerID) && kinds.includes(G.asked.kind);
}

function without(hand, card) {
  return hand.filter((other) => other !== card);
}

const moves = {
  play({ G, random, playerID }, card) {
    const seat = Number(playerID);
    const hand = G.hands[seat];
    if (!isAsked(G, playerID, "lead", "follow") || !hand.includes(card)) return INVALID_MOVE;
    if (G.asked.kind === "follow" && !answersTo(G.onTable[0], hand).includes(card)) return INVALID_MOVE;
    G.hands[seat] = without(hand, card);
    G.onTable.push(card);
    if (rank(card) === FOX && G.hands[seat].length > 0) {
      ask(G, "swap", seat);
    } else if (rank(card) === WOODCUTTER) {
      G.hands[seat].push(G.deck.shift());
      ask(G, "bury", seat);
    } else {
      goOn(G, random, seat);
    }
  },

  swap({ G, random, playerID }, card) {
    const seat = Number(playerID);
    if (!isAsked(G, playerID, "swap")) return INVALID_MOVE;
    if (card !== null) {
      if (!G.hands[seat].includes(card)) return INVALID_MOVE;
      G.hands[seat] = [...without(G.hands[seat], card), G.decree];
      G.decree = card;
    }
    goOn(G, random, seat);
  },

  bury({ G, random, playerID }, card) {
    const seat = Number(playerID);
    if (!isAsked(G, playerID, "bury") || !G.hands[seat].includes(card)) return INVALID_MOVE;
    G.hands[seat] = without(G.hands[seat], card);
    G.deck.push(card);
    goOn(G, random, seat);
  },
};

exports.Fox = {
  name: "fox",
  setup({ random }) {
    const G = { scores: [0, 0], dealer: random.Die(2) - 1, round: 0 };
    dealRound(G, random);
    return G;
  },
  // Who may move is in `asked`: that is less work for the server than to end a turn after every move.
  turn: { activePlayers: ActivePlayers.ALL },
  moves,
  disableUndo: true,
  endIf: ({ G }) => (G.asked === null ? { scores: G.scores } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};
