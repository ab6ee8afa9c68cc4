/* Random games of The Fox in the Forest in C: the yardstick that kernel.py holds the compiled rules against.
 *
 * The same seed gives the same deals, the same choices and so the same tally as the kernel does. Left out is only what
 * no random player needs: the fact log, the history of exchanges, the list of played cards and who led each trick.
 *
 *     fox GAMES    plays streams 0 to GAMES - 1 to 21 points and prints the tally and the CPU seconds as a line of JSON
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HAND_SIZE = 13, PLAYS = 26, DECK_SIZE = 33, MOST_DRAWS = 3, TARGET = 21 };
enum { SWAN = 1, FOX = 3, WOODCUTTER = 5, TREASURE = 7, WITCH = 9, MONARCH = 11 };
enum ask { LEAD, FOLLOW, SWAP, BURY, OVER };
enum { TABLE_DOMAIN = 0, WHIM_DOMAIN = 1 };

static const uint32_t KEY[8] = {1, 2, 3, 4, 5, 6, 7, 8};
static const uint64_t SWANS = 0x000200020002;
static const uint8_t POINTS_FOR_TRICKS[14] = {6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0};

struct rng {
    uint32_t state[16];
    uint32_t block[16];
    unsigned used; /* half-words of the block already given out */
};

struct game {
    uint64_t hands[2]; /* bit sets; a card is suit * 16 + rank, and 0 is no card */
    struct rng rng;
    uint8_t ask, seat; /* what is asked, and whom */
    uint8_t dealer, leader, decree, led, answer, plays;
    uint8_t tricks[2], scores[2], round_points[2];
    uint8_t top, bottom;
    uint8_t deck[DECK_SIZE + MOST_DRAWS];
};

struct tally {
    unsigned long games, decisions, longest, points[2], wins[2], shared;
};

/* Chance: ChaCha8 deals, a quick generator chooses. */

static inline uint32_t rotate(uint32_t word, int by) { return word << by | word >> (32 - by); }

#define QUARTER_ROUND(a, b, c, d)                                  \
    (a += b, d = rotate(d ^ a, 16), c += d, b = rotate(b ^ c, 12), \
     a += b, d = rotate(d ^ a, 8), c += d, b = rotate(b ^ c, 7))

static void make_block(struct rng *rng) {
    uint32_t x[16];
    memcpy(x, rng->state, sizeof x);
    for (int i = 0; i < 4; i++) {
        QUARTER_ROUND(x[0], x[4], x[8], x[12]);
        QUARTER_ROUND(x[1], x[5], x[9], x[13]);
        QUARTER_ROUND(x[2], x[6], x[10], x[14]);
        QUARTER_ROUND(x[3], x[7], x[11], x[15]);
        QUARTER_ROUND(x[0], x[5], x[10], x[15]);
        QUARTER_ROUND(x[1], x[6], x[11], x[12]);
        QUARTER_ROUND(x[2], x[7], x[8], x[13]);
        QUARTER_ROUND(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; i++) rng->block[i] = x[i] + rng->state[i];
    rng->state[12]++;
    rng->used = 0;
}

static void start(struct rng *rng, uint64_t stream, uint32_t domain) {
    static const uint32_t constants[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    const uint32_t rest[4] = {0, domain, (uint32_t)stream, (uint32_t)(stream >> 32)};
    memcpy(rng->state, constants, sizeof constants);
    memcpy(rng->state + 4, KEY, sizeof KEY);
    memcpy(rng->state + 12, rest, sizeof rest);
    rng->used = 32;
}

static inline uint32_t half_word(struct rng *rng) {
    if (rng->used == 32) make_block(rng);
    uint32_t word = rng->block[rng->used >> 1] >> (16 * (rng->used & 1));
    rng->used++;
    return word & 0xffff;
}

static inline uint32_t below(struct rng *rng, uint32_t limit) {
    uint32_t product = half_word(rng) * limit;
    if ((product & 0xffff) < limit) {
        uint32_t biased = 0x10000 % limit;
        while ((product & 0xffff) < biased) product = half_word(rng) * limit;
    }
    return product >> 16;
}

static uint64_t start_whim(uint64_t stream) {
    struct rng rng;
    start(&rng, stream, WHIM_DOMAIN);
    uint64_t whim = 0;
    for (int i = 0; i < 3; i++) whim = whim << 16 | half_word(&rng);
    return whim;
}

static inline uint32_t whim_below(uint64_t *whim, uint32_t limit) {
    *whim = (*whim * 3202034522624059733u + 4354685564936845319u) & INT64_MAX;
    return (uint32_t)((*whim >> 31) * limit >> 32);
}

/* Cards. */

static inline uint64_t bit(int card) { return (uint64_t)1 << card; }
static inline int suit_of(int card) { return card >> 4; }
static inline int rank_of(int card) { return card & 15; }

static inline int nth(uint64_t set, uint32_t index) {
    while (index-- > 0) set &= set - 1;
    return __builtin_ctzll(set);
}

/* Rounds. */

static inline void ask(struct game *game, enum ask kind, int seat) {
    game->ask = (uint8_t)kind;
    game->seat = (uint8_t)seat;
}

static inline uint64_t draw_hand(struct game *game) {
    uint64_t hand = 0;
    for (int i = 0; i < HAND_SIZE; i++) hand |= bit(game->deck[game->top++]);
    return hand;
}

static void deal_round(struct game *game) {
    memset(game->tricks, 0, sizeof game->tricks);
    memset(game->round_points, 0, sizeof game->round_points);
    game->plays = 0;
    game->top = 0;
    game->bottom = DECK_SIZE;
    uint8_t *deck = game->deck;
    for (int suit = 0, i = 0; suit < 3; suit++)
        for (int rank = 1; rank <= 11; rank++) deck[i++] = (uint8_t)(suit << 4 | rank);
    for (int last = DECK_SIZE - 1; last > 0; last--) {
        uint32_t other = below(&game->rng, (uint32_t)last + 1);
        uint8_t card = deck[last];
        deck[last] = deck[other];
        deck[other] = card;
    }
    game->hands[0] = draw_hand(game);
    game->hands[1] = draw_hand(game);
    game->decree = deck[game->top++];
    ask(game, LEAD, !game->dealer);
}

static void deal(struct game *game, uint64_t stream) {
    start(&game->rng, stream, TABLE_DOMAIN);
    memset(game->scores, 0, sizeof game->scores);
    game->dealer = (uint8_t)below(&game->rng, 2);
    deal_round(game);
}

static inline void earn(struct game *game, int seat, int points) {
    game->scores[seat] += (uint8_t)points;
    game->round_points[seat] += (uint8_t)points;
}

static void score_round(struct game *game) {
    for (int seat = 0; seat < 2; seat++) earn(game, seat, POINTS_FOR_TRICKS[game->tricks[seat]]);
    game->dealer = !game->dealer;
    if (game->scores[0] >= TARGET || game->scores[1] >= TARGET)
        ask(game, OVER, 0);
    else
        deal_round(game);
}

/* Tricks. */

static inline bool follower_wins(int led, int answer, int trump) {
    bool witch_led = rank_of(led) == WITCH, witch_answers = rank_of(answer) == WITCH;
    int led_suit = witch_led && !witch_answers ? trump : suit_of(led);
    int answer_suit = witch_answers && !witch_led ? trump : suit_of(answer);
    return led_suit == answer_suit ? rank_of(answer) > rank_of(led) : answer_suit == trump;
}

static void finish_trick(struct game *game) {
    int led = game->led, answer = game->answer;
    bool follower = follower_wins(led, answer, suit_of(game->decree));
    int winner = game->leader ^ follower;
    game->tricks[winner]++;
    earn(game, winner, (rank_of(led) == TREASURE) + (rank_of(answer) == TREASURE));
    if (game->plays < PLAYS)
        ask(game, LEAD, winner ^ (rank_of(follower ? led : answer) == SWAN));
    else
        score_round(game);
}

static inline void go_on(struct game *game) {
    if (game->plays & 1)
        ask(game, FOLLOW, !game->leader);
    else
        finish_trick(game);
}

static inline uint64_t answers_to(int led, uint64_t hand) {
    uint64_t following = hand & (uint64_t)0x0ffe << (led & ~15);
    if (following == 0) return hand;
    if (rank_of(led) == MONARCH) return (following & SWANS) | bit(63 - __builtin_clzll(following));
    return following;
}

static inline void play_card(struct game *game, int seat, int card) {
    if (game->plays++ & 1) {
        game->answer = (uint8_t)card;
    } else {
        game->leader = (uint8_t)seat;
        game->led = (uint8_t)card;
    }
    game->hands[seat] ^= bit(card);
    if (rank_of(card) == FOX && game->hands[seat] != 0) {
        ask(game, SWAP, seat);
    } else if (rank_of(card) == WOODCUTTER) {
        game->hands[seat] |= bit(game->deck[game->top++]);
        ask(game, BURY, seat);
    } else {
        go_on(game);
    }
}

/* Choices: a set of cards to play, swap or bury; card 0 keeps the decree. */

static inline uint64_t legal(const struct game *game) {
    uint64_t hand = game->hands[game->seat];
    switch (game->ask) {
    case FOLLOW: return answers_to(game->led, hand);
    case SWAP: return hand | 1;
    default: return hand;
    }
}

static inline void act(struct game *game, int card) {
    int seat = game->seat;
    switch (game->ask) {
    case SWAP:
        if (card != 0) {
            game->hands[seat] ^= bit(card) | bit(game->decree);
            game->decree = (uint8_t)card;
        }
        go_on(game);
        break;
    case BURY:
        game->hands[seat] ^= bit(card);
        game->deck[game->bottom++] = (uint8_t)card;
        go_on(game);
        break;
    default: play_card(game, seat, card);
    }
}

/* Playing and adding up. */

static void play_game(struct game *game, uint64_t stream, struct tally *tally) {
    uint64_t whim = start_whim(stream);
    unsigned long decisions = 0;
    deal(game, stream);
    for (; game->ask != OVER; decisions++) {
        uint64_t choices = legal(game);
        act(game, nth(choices, whim_below(&whim, (uint32_t)__builtin_popcountll(choices))));
    }
    tally->games++;
    tally->decisions += decisions;
    if (decisions > tally->longest) tally->longest = decisions;
    int lead = game->scores[0] - game->scores[1];
    if (lead == 0) lead = game->round_points[0] - game->round_points[1];
    for (int seat = 0; seat < 2; seat++) tally->points[seat] += game->scores[seat];
    tally->wins[0] += lead >= 0;
    tally->wins[1] += lead <= 0;
    tally->shared += lead == 0;
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv) {
    uint64_t games = argc == 2 ? strtoull(argv[1], NULL, 10) : 0;
    if (games == 0) {
        fprintf(stderr, "usage: fox GAMES\n");
        return 2;
    }
    struct game game;
    struct tally t = {0};
    double begun = cpu_seconds();
    for (uint64_t stream = 0; stream < games; stream++) play_game(&game, stream, &t);
    double seconds = cpu_seconds() - begun;
    printf("{\"games\": %lu, \"decisions\": %lu, \"longest\": %lu, ", t.games, t.decisions, t.longest);
    printf("\"points\": [%lu, %lu], \"wins\": [%lu, %lu], ", t.points[0], t.points[1], t.wins[0], t.wins[1]);
    printf("\"shared\": %lu, \"seconds\": %.6f}\n", t.shared, seconds);
    return 0;
}
