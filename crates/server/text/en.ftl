# What the server itself has to say. One line for each text; every key begins with server-.

## Coming in

server-no-table = This table does not exist. Either the link is incomplete, or the table was deleted after a long time without visitors. You can open a new one on the start page, also from a saved record of the game.
server-wrong-token = This link does not open the table. Ask whoever sent it for a new one.
server-seat-taken = Somebody else has already come with this invitation; the side is theirs. Ask for a link to watch.
server-seat-bot = The computer plays this side now. Ask the host to give it to you.
server-renewed = This link was replaced by a new one and opens nothing any more.
server-token-shape = A token of your own must be new and have 43 letters, digits, - or _.
server-not-yours = Only the key of a player or host can be renewed.
server-table-full = Too many people are at this table. Try again later.
server-house-full = Too many people are connected. Try again later.
server-too-many-from-your-address = Too many people are connected from your address. Close other tables or try again later.
server-too-many-hellos = Too many attempts from your address. Wait a minute.
server-host = The server is not known under this name. Use the address that was given to you; whoever runs the server names it with --public-url or --host.
server-origin = This page may not talk to the table. Open the table on the server's own page.
server-version = Your client speaks version { $theirs } of the protocol, this server version { $ours }. In the browser: reload the page. A program of your own must follow docs/protocol.md.
server-hello-first = The first message must be “hello”.
server-hello-again = “hello” was already sent.
server-no-lang = This language is not available. Use “de” or “en”.

## Messages

server-unreadable = Cannot read the message: { $error }
server-not-json = Send JSON, with the header “Content-Type: application/json”.
server-cut-short = The message did not arrive completely. Send it again.
server-binary = Messages must be JSON as text.
server-too-large = The message is too long.
server-too-often = Too many messages. Wait a moment.
server-internal = Something went wrong on the server; nothing has changed. It was logged. Try again.
server-no-page = There is nothing at this address.

## At the table

server-stale = The table has moved on in the meantime. This is the current position.
server-plan-length = A plan has 1 to 64 orders.
server-no-plan = There is no plan to go on with.
server-not-written = The server could not save this, so it did not happen. Try again.
server-no-side = There is no such side in this game.
server-not-your-side = Your link does not play this side.
server-seal-shape = A seal has 64 hexadecimal digits, a seed 32.
server-seal-old = This table is from before there were dice that can be verified; it goes on as it was.
server-seal-side = No seed of this side is waited for.
server-seal-phase = It is too early or too late for this: seals come first, then seeds, then the dice are cast.
server-seal-seed = This is not the seed that was sealed.
server-status-seeds = The dice wait for a player
server-over = The game is over.
server-resigned = { $side } has resigned.
server-peace = Peace: the game ends in a draw.
server-peace-alone = Peace is made between people; the computer fights on. You can give up.
server-the-host = The host
server-request-open = A request is already waiting for an answer.
server-request-none = Nobody has asked for anything, or it is already decided.
server-asked-already = You have already asked at this point of the game. Wait until it has gone on.
server-asked-enough = Ten of your requests were refused in this game; there are no more.
server-asks-back = { $side } asks to go back to step { $to }.
server-asks-peace = { $side } offers peace: the game would end in a draw.
server-asks-player = { $side } asks that { $seat } is played by: { $player }.
server-elsewhere = This game goes on under the rules it was begun with, at another server of the house. Try again in a moment.
server-old = This game was begun under older rules or data (rules version { $theirs }, here { $ours }) and leads elsewhere under these, so it cannot go on here. The board is shown up to step { $shown }; the log and the record hold all of it. Either side can end it as a draw.
server-old-over = This game was played under older rules or data (rules version { $theirs }, here { $ours }) and leads elsewhere under these. The board is shown up to step { $shown }; the log and the record hold all of it.
server-old-broken = The record of this game can no longer be replayed: { $why } The board is shown up to step { $shown }; the log and the record hold all of it. Either side can end it as a draw.
server-take-back-where = You can only go back to an earlier moment of the game.
server-no-moment = The game has not got this far.
server-advice-busy = The computer is still working on another request. Wait a moment.
server-analysis-running = An analysis tells everything that any side knew: it can be had when the game is over.
server-not-yours-to-stop = Only who plays here or hosts the table can stop the analysis.
server-no-decision = Orders to go on with need a moment at which a side decides.
server-secrets = This would reveal secrets while the game is still running. Ask again when it is over.
server-bot-unknown = There is no computer player “{ $bot }”. There are: { $bots }.
server-bot-slow = The computer may not think that long; the limit is { $most }.
server-round = { $title } { $space }
server-fight = { $side }: { $result }
server-decides = { $side } decides

## Tables

server-no-game = There is no such game.
server-no-section = The rules have no such section.
server-no-case = There is no such example.
server-no-puzzle = There is no such puzzle.
server-case-unplayable = This example cannot be played with the numbers this server uses.
server-no-scenario = There is no such scenario.
server-too-many-tables = Too many tables were opened from your address. Wait a minute.
server-too-many-published = Too many games were shown to everybody from your address. Try again in an hour.
server-too-many-keys = Too many tables at once.
server-too-many-lists = Too many lists were asked for from your address. Wait a minute.
server-open = Cannot open the table: { $error }
server-record-or-branch = Send a record or name a table to branch from, not both.
server-step-of-what = A step needs a record or a table to branch from.
server-record = This is not a record: { $error }
server-record-broken = The record of this table can no longer be replayed, so the table cannot be opened. The record is still kept.
server-replay = The record cannot be replayed (entry { $entry }): { $what }
server-replay-old = The record was played under older rules or data (rules version { $theirs }, here { $ours }) and leads elsewhere under these (entry { $entry }): { $what }
server-status = { $side } decides.
server-status-round = Round { $round }, { $side } decides.
server-passed = Declined by standing instruction.
server-no-reaction = This game has no such reaction, or the chance is not between 0 and 100 percent.
server-level-random-about = Plays any legal order: for trying things out.
server-level-recruit-about = Overlooks every other order, and takes the best of the rest.
server-level-corporal-about = Looks one step ahead and never waits.
server-level-sergeant-about = Plays 50 continuations in its head before every decision.
server-level-captain-about = Plays 200 continuations in its head before every decision.
server-level-general-about = Plays 1,000 continuations in its head before every decision. May take a while.
