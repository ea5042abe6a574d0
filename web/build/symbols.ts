// NATO symbols, drawn by milsymbol while the page is built: the page carries the lines it needs (a few KiB)
// and not the whole library. Import them from `virtual:symbols`.
import ms from 'milsymbol';
import type { Plugin } from 'vite';

/** What a scene calls a unit, and the APP-6 entities that draw it (land units; several are laid over each other). */
const UNITS: Record<string, string[]> = {
  infantry: ['121100'],
  'mechanized-infantry': ['121102'],
  'motorized-infantry': ['121104'],
  armour: ['120500'],
  antitank: ['120400'],
  'tank-destroyer': ['120401'],
  'assault-gun': ['120500', '121106'],
  reconnaissance: ['121300'],
  'armoured-reconnaissance': ['120501'],
  'motorized-reconnaissance': ['121303'],
  artillery: ['130300'],
  'self-propelled-artillery': ['130301'],
  mortar: ['130800'],
  'anti-aircraft': ['130100'],
  engineer: ['140700'],
  'mechanized-engineer': ['140701'],
  'air-assault': ['120100'],
  'combined-arms': ['121000'],
  sniper: ['121500'],
  signal: ['111000'],
  supply: ['163400'],
  medical: ['161300'],
  'military-police': ['141200'],
};

/** What has no entity of its own: lines in the frame 25,50 to 175,150, over those of other units. */
const MORE: Record<string, { over: string[]; lines: string }> = {
  // Letters as lines: a symbol is drawn at every size.
  headquarters: {
    over: [],
    lines:
      '<path d="M52 70V130M86 70V130M52 100H86M124 71A22 29 0 1 1 124 129A22 29 0 0 1 124 71M128 112L150 136" fill="none" stroke="currentColor" stroke-width="12"/>',
  },
  leader: {
    over: [],
    lines:
      '<path d="M100 60L110 88H140L116 105L125 134L100 117L75 134L84 105L60 88H90Z" fill="currentColor"/>',
  },
  'machine-gun': { over: [], lines: stroke('M100 140V66M80 88L100 63L120 88M72 140H128') },
  transport: {
    over: [],
    lines: stroke(
      'M100 62A38 38 0 1 1 100 138A38 38 0 0 1 100 62M100 62V138M62 100H138M73 73L127 127M127 73L73 127',
    ),
  },
  'mountain-infantry': {
    over: ['121100'],
    lines: '<path d="M100 112L122 148H78Z" fill="currentColor"/>',
  },
  'airborne-infantry': { over: ['121100'], lines: stroke('M70 147Q85 118 100 147Q115 118 130 147') },
  airborne: { over: ['121100'], lines: stroke('M70 147Q85 118 100 147Q115 118 130 147') },
  'heavy-armour': { over: ['120500'], lines: stroke('M60 62V138') },
};

function stroke(d: string): string {
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="7"/>`;
}

const LAND_UNIT = '1003100000';
const INK = '#123456';

/** The lines of one APP-6 entity inside the frame 25,50 to 175,150. */
function lines(entity: string): string {
  const svg = new ms.Symbol(`${LAND_UNIT}${entity}0000`, { monoColor: INK, fill: false, size: 100 }).asSVG();
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return body
    .replace(/<path d="M25,50 l150,0 0,100 -150,0 z"[^>]*><\/path>/, '')
    .replaceAll(INK, 'currentColor')
    .replaceAll(' >', '>')
    .replaceAll('stroke-width="3"', 'stroke-width="7"');
}

const ID = 'virtual:symbols';

export function symbols(): Plugin {
  return {
    name: 'symbols',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const drawn = [
        ...Object.entries(UNITS).map(([name, entities]) => [name, entities.map(lines).join('')]),
        ...Object.entries(MORE).map(([name, more]) => [name, more.over.map(lines).join('') + more.lines]),
      ];
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}
