import { fileURLToPath } from 'node:url';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { FastifyReply } from 'fastify';

let opening: Promise<NodeCompiler> | undefined;

/** What prints, loaded when something is printed for the first time: a server that starts has no use of it. */
function printer(): Promise<NodeCompiler> {
  opening ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler: compiler }) =>
    compiler.create({
      fontArgs: [{ fontPaths: fonts().map((font) => fileURLToPath(font)) }],
    }),
  );
  return opening;
}

const fonts = () => [
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
];

/**
 * Sets a page in Typst, as a PDF with its fonts in it.
 *
 * @param page Typst; it finds the data as `data`. What people wrote is data only, so that it can't be taken for Typst.
 */
export async function printPdf(page: string, data: object): Promise<Buffer> {
  const compiler = await printer();
  const pdf = compiler.pdf({
    mainFileContent: `#let data = json(bytes(sys.inputs.data))\n${page}`,
    inputs: { data: JSON.stringify(data) },
  });
  // What it remembers of one page is of no use for the next.
  compiler.evictCache(0);
  return pdf;
}

/** Answers with a PDF that is somebody's: a browser may show it, and runs nothing of it. */
export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(pdf);
}

/** What a call that answers with a PDF says of that in the contract. */
export const pdfAnswer = {
  description: 'A PDF, in Polish.',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
};

/** `19 grudnia 2026` */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`));

/** The hash as a paper says it: half of it, in groups that an eye can follow. */
export const shownHash = (hash: string): string => hash.slice(0, 32).replaceAll(/(.{4})(?=.)/g, '$1 ');
