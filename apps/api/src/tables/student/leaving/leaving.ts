import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { clubToday } from '../../../database/club-today.ts';
import { notFound } from '../../../http/problem.ts';
import { idParams, problemResponses } from '../../../http/responses.ts';
import { day, flag, integer, list, nullable, oneOf, reference, text } from '../../../table/fields.ts';
import type { TableServices } from '../../../table/services.ts';
import { accountsOf, otherUses } from './accounts.ts';

const many = (description: string) => integer(0, 100_000, { description });

/** `GET /student/{id}/leaving`: what is open when a student leaves, and what has ended with it. */
export function leaving(app: FastifyInstance, { database, now }: TableServices): void {
  app.get<{ Params: { id: string } }>(
    '/student/:id/leaving',
    {
      config: { access: { right: 'Student:Write' } },
      schema: {
        operationId: 'leaving',
        summary: 'What is open when a student leaves, and what has ended with it',
        description:
          'Before somebody leaves it is what will be asked about; of who has left it is what is still open. What the caller may not read is left out: null.',
        tags: ['student'],
        params: idParams,
        response: {
          200: Type.Object({
            loans: nullable(
              list(
                Type.Object({
                  id: reference('item-loan'),
                  itemName: text(100),
                  inventoryNo: nullable(text(30)),
                  dueOn: nullable(day()),
                  overdue: flag(),
                }),
                { description: 'What they have of the club, the longest lent first. Needs `ItemLoan:Read`.' },
              ),
            ),
            accounts: nullable(
              list(
                Type.Object({
                  id: reference('user'),
                  name: text(201),
                  of: oneOf(['student', 'guardian']),
                  enabled: flag({ description: 'Whether it lets in.' }),
                  needed: nullable(
                    oneOf(otherUses, {
                      description:
                        'Why it stays: its owner trains here, answers for another student, or has rights of their own. Null where it is of no other use.',
                    }),
                  ),
                }),
                { description: 'The own account and those of guardians. Needs `User:Read`.' },
              ),
            ),
            exams: nullable(
              list(Type.Object({ id: reference('exam'), name: text(100), date: day() }), {
                description: 'The exams to come that they are a candidate of. Needs `ExamCandidate:Read`.',
              }),
            ),
            signUps: many('The trainings to come that they have signed up for.'),
            leads: many('The trainings to come that they lead.'),
            feeds: many('The calendar addresses that show their trainings.'),
            homework: many('The homework that they have not handed in.'),
            comesBack: Type.Object(
              {
                accounts: many('The accounts that were closed as they left.'),
                signUps: many('The trainings still to come that they had signed up for.'),
              },
              { description: 'What is there again when they come back.' },
            ),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params: { id } }) => {
      const { pool } = database;
      const { rows } = await pool.query<Counts>(counts, [id, now().toISOString()]);
      if (!rows[0]) throw notFound();
      const { accountsBack, signUpsBack, ...counted } = rows[0];
      return {
        ...counted,
        loans: viewer.has('ItemLoan:Read') ? (await pool.query(loans, [id])).rows : null,
        accounts: viewer.has('User:Read') ? await accountsOf(pool, id) : null,
        exams: viewer.has('ExamCandidate:Read') ? (await pool.query(exams, [id])).rows : null,
        comesBack: { accounts: accountsBack, signUps: signUpsBack },
      };
    },
  );
}

interface Counts {
  signUps: number;
  leads: number;
  feeds: number;
  homework: number;
  accountsBack: number;
  signUpsBack: number;
}

const counts = `select
    (select count(*) from presence p join training c on c.id = p.training
     where p.student = s.id and p.status = 'declared' and p.invalidated_at is null
       and c.state = 'planned' and c.starts_at > $2) as "signUps",
    (select count(*) from training c
     where (c.instructor_student = s.id or c.instructor_user = s."user") and c.state = 'planned' and c.starts_at > $2) as leads,
    (select count(*) from calendar_feed f where f.student = s.id) as feeds,
    (select count(*) from homework_submission h
     where h.student = s.id and h.state in ('assigned', 'draft', 'returned')) as homework,
    coalesce((select cardinality(accounts) from student_leaving l where l.student = s.id), 0) as "accountsBack",
    (select count(*) from student_leaving l join training c on c.id = any(l.trainings)
     where l.student = s.id and c.state = 'planned' and c.starts_at > $2) as "signUpsBack"
  from student s where s.id = $1`;

const loans = `select l.id, i.name as "itemName", i.inventory_no as "inventoryNo", l.due_on as "dueOn",
    coalesce(l.due_on < ${clubToday}, false) as overdue
  from item_loan l join item i on i.id = l.item
  where l.student = $1 and l.returned_on is null order by l."from", l.id`;

const exams = `select e.id, e.name, e.date from exam_candidate c join exam e on e.id = c.exam
  where c.student = $1 and e.state not in ('completed', 'cancelled') and c.rsvp <> 'declined' order by e.date, e.id`;
