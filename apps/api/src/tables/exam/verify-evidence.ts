import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { flag, list, oneOf, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { differencesOf, type Evidence, gatherEvidence, hashOf } from './evidence.ts';

/** `GET /exam/{id}/evidence`: whether a completed exam still says what was counted when it was locked. */
export function verifyEvidence(app: FastifyInstance, { database, config }: TableServices): void {
  app.get<{ Params: { id: string } }>(
    '/exam/:id/evidence',
    {
      config: { access: { right: 'ExamCandidate:Read' } },
      schema: {
        operationId: 'verifyEvidence',
        summary: 'Whether what a completed exam was decided by still stands as it was counted',
        description:
          'The evidence is canonical JSON (RFC 8785), written when the exam was completed; the first half of its SHA-256 is on the protocol and on each certificate. Here it is hashed anew, and compared with what stands in the tables now.',
        tags: ['exam'],
        params: idParams,
        response: {
          200: Type.Object({
            hash: Type.String({ description: 'The SHA-256 that was printed, in hexadecimal digits.' }),
            isWhole: flag({ description: 'Whether the evidence that was kept has that hash.' }),
            differences: list(
              Type.Object({
                table: oneOf(['exam', 'exam-candidate']),
                row: Type.String({ format: 'uuid', description: 'The id of what is not as it was.' }),
                fields: list(text(50), { description: 'What of it; nothing where it came or went since.' }),
              }),
              { description: 'What is not as it was counted; nothing where all is.' },
            ),
            evidence: Type.String({ description: 'What was counted, as it was hashed.' }),
          }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ params }) => {
      const { rows } = await database.pool.query<{ evidence: string | null; hash: string | null }>(
        'select evidence, evidence_hash as hash from exam where id = $1',
        [params.id],
      );
      const [exam] = rows;
      if (!exam) throw notFound();
      const { evidence, hash } = exam;
      if (evidence === null || hash === null) throw conflict('no-evidence');
      const then = JSON.parse(evidence) as Evidence;
      const since = new Map(Object.entries(then.candidates).map(([id, candidate]) => [id, candidate.since]));
      const now = await gatherEvidence(database.pool, params.id, since, config.clubTimezone);
      return {
        hash,
        isWhole: hashOf(evidence) === hash,
        differences: differencesOf(then, now, params.id),
        evidence,
      };
    },
  );
}
