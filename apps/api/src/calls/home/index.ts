import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { addDays, clubDay, clubMoment } from '../../club-time.ts';
import { prepared } from '../../database/prepared.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { day } from '../../table/fields.ts';
import { ownStudentsOf } from '../authinfo/own-students.ts';
import { findComing } from './coming.ts';
import { companion, leader, recentPresences, trainedDays, trainingYear, waysOf } from './mine.ts';
import { findNews, news } from './news.ts';
import type { Reading } from './reading.ts';
import { findTeaching, teaching } from './teaching.ts';

/** How many days ahead the home looks for trainings: this week and the next. */
const AHEAD_DAYS = 14;

/**
 * `GET /home`: all that the first page of a member, a parent or an instructor shows. It is theirs alone: rights add nothing
 * to it but what they may read of the club anyway.
 */
export function registerHome(app: FastifyInstance, services: Services): void {
  const { database, config, now } = services;
  app.get(
    '/home',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'home',
        summary: 'All that the home of a member, a parent or an instructor shows',
        description:
          'Of the students that the caller is, or is a guardian of. Trainings, days off and articles are there for who may read them. Of those who will come it names the caller’s own, who leads trainings of the club in these weeks, and who lets other members see them: of others only how many there are.',
        tags: ['home'],
        response: {
          200: Type.Object({
            today: day({ description: 'The day by the club’s clocks.' }),
            until: day({ description: 'The first day after those whose trainings are told.' }),
            students: Type.Array(Type.Ref('OwnStudent')),
            trainings: Type.Array(Type.Ref('Training'), {
              description: 'From today on, those meant for one of the students, or at which one is marked.',
            }),
            leaders: Type.Array(leader, {
              description: 'Who leads these trainings, by the ids that a training calls its instructor.',
            }),
            coming: Type.Array(
              Type.Object({ training: Type.String({ format: 'uuid' }), people: Type.Array(companion) }),
              {
                description: 'Who is said to come to them, of those whose names the caller sees.',
              },
            ),
            presences: Type.Array(Type.Ref('Presence'), {
              description:
                'Their marks since the beginning of the month, or of the week where that is earlier.',
            }),
            years: Type.Array(trainingYear, { description: 'How each of them has trained for a year.' }),
            ways: Type.Array(
              Type.Object({
                student: Type.String({ format: 'uuid' }),
                progress: Type.Ref('GradeProgress'),
              }),
              { description: 'How far each is to the next grade; nothing of who holds the highest.' },
            ),
            ...news,
            teaching,
          }),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const zone = config.clubTimezone;
      const moment = now();
      const today = clubDay(moment, zone);
      const until = addDays(today, AHEAD_DAYS);
      const students = await ownStudentsOf(services, viewer);
      const reading: Reading = {
        query: (text, values) => database.pool.query(prepared(text, values)),
        viewer,
        config,
        now: moment,
        today,
        from: clubMoment(today, '00:00', zone),
        until: clubMoment(until, '00:00', zone),
        students,
      };
      const [ahead, presences, years, ways, news, teaching] = await Promise.all([
        findComing(reading),
        recentPresences(reading),
        trainedDays(reading),
        waysOf(reading),
        findNews(reading),
        findTeaching(reading, services),
      ]);
      return { today, until, students, ...ahead, presences, years, ways, ...news, teaching };
    },
  );
}
