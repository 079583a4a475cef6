/** A line of a test page. */
export interface MadeLine {
  text: string;
  size?: number;
  /** Distance from the line above, in points. */
  down?: number;
  /** Drawn next, at the same height in the right half of the page. */
  beside?: string;
  /** Drawn next, at the same height, each this far from the left margin. */
  besides?: [number, string][];
}

export interface MadePdf {
  pages: (MadeLine | string)[][];
  /** Entries of the information dictionary, e.g. `Title`. */
  info?: Record<string, string>;
  /** Requires a password. */
  locked?: boolean;
}

/** A small PDF (Latin letters only), so that tests show what they read. */
export function makePdf({ pages, info = {}, locked = false }: MadePdf): Buffer {
  const first = 5;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
  const entries = Object.entries(info).map(([name, text]) => `/${name} (${escape(text)})`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< ${entries.join(' ')} >>`,
    ...pages.flatMap((lines, at) => {
      const stream = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + at * 2 + 1} 0 R ` +
          '/Resources << /Font << /F1 3 0 R >> >> >>',
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  return fileOf(objects, locked);
}

const RIGHT_HALF = 240;

function contentOf(lines: (MadeLine | string)[]): string {
  const shown = lines.map((line) => {
    const {
      text,
      size = 11,
      down = 13,
      beside,
      besides = [],
    }: MadeLine = typeof line === 'string' ? { text: line } : line;
    const others = beside === undefined ? besides : [[RIGHT_HALF, beside] as const];
    const right = others.map(([far, other]) => ` ${far} 0 Td (${escape(other)}) Tj -${far} 0 Td`).join('');
    return `/F1 ${size} Tf 0 -${down} Td (${escape(text)}) Tj${right}`;
  });
  return `BT 72 760 Td ${shown.join(' ')} ET`;
}

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function fileOf(objects: string[], locked: boolean): Buffer {
  let out = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = out.length;
    out += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const lock = locked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}` +
      `> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`
    : '';
  const start = out.length;
  out +=
    `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer << /Size ${size} /Root ` +
    `1 0 R /Info 4 0 R ${lock} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(out, 'latin1');
}
