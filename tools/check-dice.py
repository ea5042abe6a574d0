#!/usr/bin/env python3
"""Checks the dice of a Feldzug record without any of Feldzug's code. docs/dice.md explains every line of it.
    check-dice.py RECORD [COMMITMENT]   COMMITMENT: what the table showed you when the game began
    check-dice.py --vector              compares with the documented example
    check-dice.py --draws COUNT         prints key, table, draw, step, n and number of made-up draws, for other checkers
"""
import hashlib, hmac, itertools, re, struct, sys

def h(*parts):
    return hashlib.sha256(b"".join(len(p).to_bytes(8, "little") + p for p in parts)).digest()

def make_key(secret, seeds):
    return hmac.digest(secret, b"".join(h(side.encode(), seed) for side, seed in sorted(seeds.items())), "sha256")

def number(key, table, draw, step, n):
    for block in itertools.count():
        sum = hmac.digest(key, f"{table} {draw} {step} {block}".encode(), "sha256")
        for x in struct.unpack(">4Q", sum):
            if x < 2**64 // n * n:
                return x % n

def must(true, what):
    true or sys.exit("NOT RIGHT: " + what)

def check(lines, shown):
    body, closing = lines[:-1], hashlib.sha256("".join(line + "\n" for line in lines[:-1]).encode()).hexdigest()
    must(lines[-1].split(" ")[::2] == ["closed", closing], "the record was cut or changed")
    head = [line.split(" ") for line in body[:body.index("")]]
    one = {words[0]: words[1] for words in head if len(words) == 2}
    must("dice" in one and "secret" in one, "no commitment or no secret, which is told when the game is over")
    table, secret, drawn, given = one["table"], bytes.fromhex(one["secret"]), int(one["drawn"]), int(one.get("given", 0))
    must(h(b"feldzug dice", table.encode(), secret).hex() == one["dice"], "the secret is not the one committed to")
    must(shown in (None, one["dice"]), "this is not the commitment you were shown")
    rounds = [int(w[2]) for w in head if w[0] == "round"]
    seals = {(int(w[1]), w[2]): w[3] for w in head if w[0] == "seal"}
    seeds = {(int(w[1]), w[2]): bytes.fromhex(w[3]) for w in head if w[0] == "seed"}
    gaps = re.findall(r"^note \d+ gap (\d+) (\d+)$", "\n".join(body), re.M)
    gone = [draw for first, end in gaps for draw in range(int(first), int(end))]
    must(seeds.keys() <= seals.keys(), "a seed was never sealed")
    for (rnd, side), seal in seals.items():
        nothing = seal == "declined" or {*range(rounds[rnd - 1], (rounds + [drawn])[rnd])} <= {*gone}  # no draw is of it
        right = h(b"feldzug seal", side.encode(), seeds[rnd, side]).hex() == seal if (rnd, side) in seeds else nothing
        must(right, f"the seed of {side} is not the one sealed")
    sat, person = 0, {}  # another name for a person is nobody who sits down
    for came, side, human in re.findall(r"^note \d+ (seated|player) ([^ \n]+)( human\b)?", "\n".join(body), re.M):
        sat, person[side] = sat + (came == "seated" or not human or not person.get(side)), came == "seated" or human
    must(rounds[:1] == [0] and rounds == sorted(rounds) and len(rounds) <= sat + 1, "seeds were asked for too often")
    keys = [make_key(secret, {side: seed for (at, side), seed in seeds.items() if at == rnd + 1}) for rnd in range(len(rounds))]
    seen, step, last, struck = [*gone], 0, -1, 0
    for line in body[len(head) + 1:]:
        taken, step = re.match(r"struck (\d+) ", line), step + bool(re.match(r"[^ ]+: ", line))
        at = int(taken[1]) if taken else step
        if not re.match(r"(struck \d+ )?luck: ", line) or at <= given and " @" not in line:
            continue
        luck = re.fullmatch(r"(?:struck \d+ )?luck: (.*) @(\d+) (\d+)/(\d+)(?:d(\d+))? #[0-9a-f]{16}", line)
        must(luck, f"luck at step {at} was not drawn: {line}")
        draw, nth, total = int(luck[2]), int(luck[3]), int(luck[4])
        must(taken or draw > last, f"draw {draw} is out of order")
        last, struck, seen = last if taken else draw, struck + bool(taken), seen + [draw]
        key = keys[sum(first <= draw for first in rounds) - 1]
        must(number(key, table, draw, at, total) == nth, f"draw {draw} at step {at} gives another number")
        sides, faces = int(luck[5] or 0), luck[1].split(" ") if luck[5] else []
        fits = [str(nth // sides**die % sides + 1) for die in range(len(faces))] == faces and sides ** len(faces) == total
        must(fits or not luck[5], f"draw {draw} shows other faces")
    must(sorted(seen) == list(range(drawn)), "draws are missing or came twice")
    told = f"{struck} of them taken back, {len(gone)} more given up after a restored backup; {given} steps brought along"
    return f"dice checked: {drawn - len(gone)} draws, as secret and {len(seeds)} seeds give them; {told}"

if __name__ == "__main__":
    key = make_key(bytes(range(32)), {"us": b"\x11" * 16, "german": b"\x22" * 16})
    if sys.argv[1:] == ["--vector"]:
        draws = [number(key, "jCw6qpe9d21ApwcxdFXu7Q", *what) for what in [(0, 2, 36), (1, 4, 52), (2, 4, 6**23), (3, 5, 3)]]
        print(must(draws == [33, 31, 394056298184074085, 1] and key.hex()[-6:] == "676926", "the example") or "as documented")
    elif sys.argv[1:2] == ["--draws"]:
        for i in range(int(sys.argv[2])):
            what = h(b"key", bytes([i % 256])), f"table{i}", i * 7, i % 97, [6, 36, 9, 52, 216, 64, 6**23, 2**63 + 1][i % 8]
            print(what[0].hex(), *what[1:], number(*what))
    else:
        len(sys.argv) in (2, 3) or sys.exit(__doc__)
        print(check(open(sys.argv[1], encoding="utf-8").read().splitlines(), *(sys.argv[2:] or [None])))
