import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { conflict, forbidden, notFound, PartError } from '../http/problem.ts';
import { problemResponses } from '../http/responses.ts';
import type { Services } from '../services.ts';
import type { Row, TableDefinition, WriteContext } from '../table/definition.ts';
import { nullable, oneOf, text } from '../table/fields.ts';
import { idempotencyHeaders, writeOnce } from '../table/idempotency.ts';
import { lockRow, lockRows, lockRowsOf } from '../table/lock-row.ts';
import {
  changeEntity,
  checkWrite,
  cleanRow,
  createEntity,
  removeEntities,
  writableValues,
} from '../table/write.ts';
import { clubContactTable } from '../tables/club-contact/index.ts';
import type { LandingKind } from '../tables/landing-section/columns.ts';
import { landingSectionTable } from '../tables/landing-section/index.ts';
import { priceTable } from '../tables/price/index.ts';
import { languages } from '../tables/user/columns.ts';
import type { BuiltSite } from './built-site.ts';
import { previewSchemes, previewSheet } from './preview-sheets.ts';
import { readLanding } from './read-landing.ts';
import { type ClubWords, type SaidPrice, type SaidSection, shownWords } from './read-words.ts';

/** More is no page that anybody reads. */
const MOST = { sections: 50, prices: 50 };
/** Bytes of all that is said in two languages. */
const LARGEST = 512 * 1024;

const access = { right: 'LandingSection:Write' } as const;

/** What a row of a table may say, as it is written; a row that is there is named with its version. */
const said = ({ entity, writable }: TableDefinition): TSchema =>
  Type.Object(
    {
      id: Type.Optional(
        Type.String({ format: 'uuid', description: 'The row that it is; a new one has none.' }),
      ),
      version: Type.Optional(Type.Integer({ minimum: 1, description: 'The version that was read.' })),
      ...Object.fromEntries(
        [...writable].map(([name, { schema, column }]) => [
          name,
          column?.notNull && !column.hasDefault ? schema : Type.Optional(schema),
        ]),
      ),
    },
    {
      $id: `${entity}Words`,
      description: `A \`${entity}\` as \`POST /landing\` takes it.`,
      additionalProperties: false,
    },
  );

const rowsSaid = (table: TableDefinition, most: number): TSchema =>
  Type.Array(Type.Ref(`${table.entity}Words`), { maxItems: most });
const ids = Type.Array(Type.String({ format: 'uuid' }), { maxItems: MOST.prices, uniqueItems: true });

interface Words {
  sections?: Row[];
  removedSections?: string[];
  prices?: Row[];
  removedPrices?: string[];
  contact?: Row;
}

/** How the club’s page comes by the club’s words: looked at before, and stored all at once. */
export function registerLandingWords(app: FastifyInstance, services: Services, site: BuiltSite | null): void {
  for (const table of [landingSectionTable, priceTable, clubContactTable]) app.addSchema(said(table));
  saveLanding(app, services);
  previewLanding(app, services, site);
}

function saveLanding(app: FastifyInstance, services: Services): void {
  app.post<{ Body: Words }>(
    '/landing',
    {
      bodyLimit: LARGEST,
      config: { access },
      preValidation: async (request) => {
        request.body = cleanWords(request.body) as typeof request.body;
      },
      schema: {
        operationId: 'saveLanding',
        summary: 'Save the words of the club’s page',
        description:
          'All of it is stored, or nothing. A row without an `id` is made; one that is named has the version that was read, or else the answer is 409. What is left out stays as it is.',
        tags: ['landing-section'],
        headers: idempotencyHeaders,
        body: Type.Object(
          {
            sections: Type.Optional(rowsSaid(landingSectionTable, MOST.sections)),
            removedSections: Type.Optional(ids),
            prices: Type.Optional(rowsSaid(priceTable, MOST.prices)),
            removedPrices: Type.Optional(ids),
            contact: Type.Optional(Type.Ref('ClubContactWords')),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            sections: Type.Array(Type.Ref('LandingSection'), {
              description: 'The sections that were saved, in the order in which they came.',
            }),
            prices: Type.Array(Type.Ref('Price'), {
              description: 'The prices that were saved, in the order in which they came.',
            }),
          }),
          ...problemResponses(400, 401, 403, 409, 413, 422),
        },
      },
    },
    async (request) => {
      const { sections = [], prices = [], contact, removedSections = [], removedPrices = [] } = request.body;
      const { viewer } = request;
      if (prices.length + removedPrices.length > 0 && !viewer.has('Price:Write')) throw forbidden();
      if (contact && !viewer.has('ClubContact:Write')) throw forbidden();
      const { body } = await writeOnce(services, request, async (context) => {
        // Whoever saves too waits here, and finds other versions then.
        await lockRows(context, clubContactTable, 'true', []);
        await removeRowsSaid(context, landingSectionTable, removedSections);
        await removeRowsSaid(context, priceTable, removedPrices);
        const answer = {
          sections: await saveRowsSaid(context, landingSectionTable, 'sections', sections),
          prices: await saveRowsSaid(context, priceTable, 'prices', prices),
        };
        if (contact) await saveRowSaid(context, clubContactTable, 'contact', contact);
        return { status: 200 as const, body: answer };
      });
      return body;
    },
  );
}

async function saveRowsSaid(
  context: WriteContext,
  table: TableDefinition,
  path: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const saved: Row[] = [];
  for (const [at, row] of rows.entries()) saved.push(await saveRowSaid(context, table, `${path}.${at}`, row));
  return saved;
}

/** @throws {PartError} where it stands in what was sent, with what is wrong with it */
async function saveRowSaid(
  context: WriteContext,
  table: TableDefinition,
  path: string,
  { id, version, ...row }: Row,
): Promise<Row> {
  try {
    const values = writableValues(table, row);
    if (id === undefined) return await createEntity(table, context, values);
    const current = await lockRow(context, table, String(id));
    if (!current || current.version !== version) throw conflict('stale-version');
    await checkWrite(table, context, 'update', values, current);
    return await changeEntity(table, context, current, values);
  } catch (error) {
    throw error instanceof Error ? new PartError(path, error) : error;
  }
}

async function removeRowsSaid(
  context: WriteContext,
  table: TableDefinition,
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return;
  const rows = await lockRowsOf(context, table, gone);
  if (rows.length < gone.length) throw conflict('stale-version');
  await removeEntities(table, context, rows);
}

interface PreviewBody extends Required<Pick<Words, 'sections' | 'prices' | 'contact'>> {
  pictures: (string | null)[];
  language: (typeof languages)[number];
  scheme: (typeof previewSchemes)[number];
}

function previewLanding(app: FastifyInstance, services: Services, site: BuiltSite | null): void {
  app.post<{ Body: PreviewBody }>(
    '/landing/preview',
    {
      bodyLimit: LARGEST,
      config: { access },
      preValidation: async (request) => {
        request.body = cleanWords(request.body) as typeof request.body;
      },
      schema: {
        operationId: 'previewLanding',
        summary: 'The club’s page as it would be',
        description:
          'Drawn as visitors would get it, with these words in place of those that are stored. Nothing is stored, and no script is in it.',
        tags: ['landing-section'],
        body: Type.Object(
          {
            language: oneOf(languages),
            scheme: oneOf(previewSchemes, { description: 'By day, or by night.' }),
            sections: rowsSaid(landingSectionTable, MOST.sections),
            pictures: Type.Array(
              nullable(
                text(200, {
                  pattern: '^blob:https?://[\\w.:/-]+$',
                  examples: ['blob:https://klub.example/7f3e'],
                  description: 'An address that the browser has made.',
                }),
              ),
              {
                maxItems: MOST.sections,
                description:
                  'Where the browser that asks has the picture of each section, in their order: it need not be sent for that.',
              },
            ),
            prices: rowsSaid(priceTable, MOST.prices),
            contact: Type.Ref('ClubContactWords'),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            html: Type.String({ description: 'A whole document.' }),
            ours: Type.Array(
              Type.Object({
                titlePl: Type.String(),
                titleEn: Type.String(),
                textPl: Type.String(),
                textEn: Type.String(),
              }),
              { description: 'What each section says where the club says nothing.' },
            ),
          }),
          ...problemResponses(400, 401, 403, 404, 413),
        },
      },
    },
    async ({ body: { language, scheme, sections, pictures, prices, contact } }) => {
      if (!site) throw notFound();
      const words = {
        sections: sections.map((section, at): SaidSection => {
          const picture = pictures[at];
          return {
            ...(section as unknown as SaidSection),
            addresses: picture ? { large: picture, small: picture } : null,
          };
        }),
        prices: prices as unknown as SaidPrice[],
        contact,
      } satisfies ClubWords;
      const data = { ...(await readLanding(services)), ...shownWords(words) };
      const ours = sections.map(({ kind }) => {
        const { pl, en } = site.oursOf(kind as LandingKind, data);
        return { titlePl: pl.title, titleEn: en.title, textPl: pl.text, textEn: en.text };
      });
      return { ours, html: site.landings[language].renderPreview(data, previewSheet(scheme)) };
    },
  );
}

/** Texts trimmed, and what is empty null, as each table takes it. */
function cleanWords(body: unknown): unknown {
  if (body === null || typeof body !== 'object') return body;
  const { sections, prices, contact } = body as Record<string, unknown>;
  const clean = (table: TableDefinition, rows: unknown) =>
    Array.isArray(rows) ? rows.map((row) => cleanRow(table, row)) : rows;
  return {
    ...body,
    ...(sections !== undefined && { sections: clean(landingSectionTable, sections) }),
    ...(prices !== undefined && { prices: clean(priceTable, prices) }),
    ...(contact !== undefined && { contact: cleanRow(clubContactTable, contact) }),
  };
}
