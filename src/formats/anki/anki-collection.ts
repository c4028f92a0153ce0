/** The tables of a collection in the form that every version of Anki imports. */
export const COLLECTION_SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** The note type and the settings have fixed ids, so that a second import uses those of the first. */
export const MODEL_ID = 1_730_000_000_001;
const DEFAULT_DECK_ID = 1;

const FIELD_NAMES = ['Question', 'Options', 'Answer', 'Solution', 'Id'] as const;

const CSS = `.card { font-family: sans-serif; font-size: 18px; text-align: left; max-width: 40em; margin: auto; }
ol.options { list-style-type: upper-alpha; }
table { border-collapse: collapse; } td, th { border: 1px solid #999; padding: 0.2em 0.5em; }
img { max-width: 100%; background: white; }`;

const FRONT = '{{Question}}{{#Options}}{{Options}}{{/Options}}';
const BACK = '{{FrontSide}}<hr id="answer">{{Answer}}{{#Solution}}<hr>{{Solution}}{{/Solution}}';

export type AnkiDeck = { readonly id: number; readonly name: string };

/** Creates the values of the single row of the table `col`: the note type, the decks and the settings. */
export function createCollectionRow(decks: readonly AnkiDeck[], seconds: number): (string | number)[] {
  const model = {
    id: MODEL_ID,
    name: 'VBAgent question',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: DEFAULT_DECK_ID,
    tmpls: [{ name: 'Card 1', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
    flds: FIELD_NAMES.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 16,
      media: [],
    })),
    css: CSS,
    latexPre: '',
    latexPost: '',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  };
  const allDecks = [{ id: DEFAULT_DECK_ID, name: 'Default' }, ...decks];
  const conf = { curDeck: DEFAULT_DECK_ID, activeDecks: [DEFAULT_DECK_ID], nextPos: 1, sortType: 'noteFld' };
  return [
    1,
    seconds,
    seconds * 1000,
    seconds * 1000,
    11,
    0,
    0,
    0,
    JSON.stringify(conf),
    JSON.stringify({ [MODEL_ID]: model }),
    JSON.stringify(Object.fromEntries(allDecks.map((deck) => [deck.id, createDeck(deck, seconds)]))),
    JSON.stringify({ 1: DECK_OPTIONS }),
    '{}',
  ];
}

function createDeck({ id, name }: AnkiDeck, seconds: number): object {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return {
    id,
    name,
    mod: seconds,
    usn: -1,
    conf: 1,
    desc: '',
    dyn: 0,
    collapsed: false,
    extendNew: 10,
    extendRev: 50,
    ...today,
  };
}

const DECK_OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
