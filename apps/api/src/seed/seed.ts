import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../database/database.ts';
import { makeExampleClub } from '../demo/example-club.ts';
import { DEMO_PASSWORD } from '../demo/users.ts';
import { say } from '../http/messages.ts';
import { Problem } from '../http/problem.ts';
import { ADMINISTRATORS, type SeededGroup, seededGroups } from '../rights/rights.ts';
import { hashPassword } from '../session/password.ts';
import { checkPassword, PASSWORD_LENGTH } from '../session/password-rules.ts';
import { theServer } from '../session/viewer.ts';
import { definitionOf, definitions, type Outdated, type WriteContext } from '../table/definition.ts';
import { insertRows } from '../table/door.ts';
import { keepValues } from '../table/kept-values.ts';
import { makeMissingContact } from '../tables/club-contact/index.ts';
import { makeMissingProfile } from '../tables/club-profile/index.ts';
import { grade } from '../tables/grade/columns.ts';
import { groupright } from '../tables/groupright/columns.ts';
import { makeMissingSections } from '../tables/landing-section/index.ts';
import { rightto } from '../tables/rightto/columns.ts';
import { technik } from '../tables/technik/columns.ts';
import { technikRequirement } from '../tables/technik-requirement/columns.ts';
import { unnamed, user } from '../tables/user/columns.ts';
import { useringroupright } from '../tables/useringroupright/columns.ts';
import { seededGrades } from './grades.ts';
import { grantNewTables } from './grant-new-tables.ts';
import { seededRequirements, seededTechniques } from './techniques.ts';

export interface SeedResult {
  /**
   * The password of the administrator, set on the first start when the club didn’t choose one; it is shown once and
   * stored nowhere.
   */
  generatedAdminPassword: string | null;
  /** True when the club's data had to be made. */
  isFirstStart: boolean;
}

/**
 * Makes what every club starts with: groups, rights, grades, techniques and the administrator; with DEMO the example
 * club as well. All of it is stored, or none. In a club that has users only the rights of new tables are given.
 */
export async function seed(database: Database, config: Config, now = new Date()): Promise<SeedResult> {
  const chosen = config.demo ? DEMO_PASSWORD : config.adminPassword;
  const password = chosen ?? generatePassword();
  const passwordHash = await hashOnFirstStart(database, config, password);
  return database.transaction(async (client, tx) => {
    const outdated: Outdated = new Map();
    const context: WriteContext = { viewer: theServer, client, tx, config, now, changed: () => {}, outdated };
    if (passwordHash) await tx.execute(sql`lock table ${user} in share row exclusive mode`);
    if (!passwordHash || (await hasUsers(tx))) {
      await bringUpToDate(context);
      return { generatedAdminPassword: null, isFirstStart: false };
    }
    const groups = await insertRows(
      context,
      definitionOf(groupright),
      Object.entries(seededGroups).map(([name, { description }]) => ({ name, description, system: true })),
    );
    await insertRows(
      context,
      definitionOf(rightto),
      groups.flatMap(({ id, name }) =>
        seededGroups[name as SeededGroup].menu.map((right) => ({ group: id, right })),
      ),
    );
    await bringUpToDate(context);
    const grades = await insertRows(context, definitionOf(grade), seededGrades);
    const techniques = await insertRows(context, definitionOf(technik), seededTechniques);
    const ids = new Map([...grades, ...techniques].map(({ id, code }) => [code, id]));
    await insertRows(
      context,
      definitionOf(technikRequirement),
      seededRequirements.map((asked) => ({
        ...asked,
        grade: ids.get(asked.grade),
        technik: ids.get(asked.technik),
      })),
    );
    const [administrator] = await insertRows(context, definitionOf(user), [
      {
        username: 'admin',
        email: 'admin@localhost.localdomain',
        ...unnamed,
        status: 'active',
        passwordHash,
      },
    ]);
    const administrators = groups.find(({ name }) => name === ADMINISTRATORS);
    if (!administrator || !administrators) throw new Error('The first administrator could not be made.');
    await insertRows(context, definitionOf(useringroupright), [
      { user: administrator.id, group: administrators.id },
    ]);
    if (config.demo) {
      await makeExampleClub({ client, tx, outdated }, config, now, String(administrator.id), passwordHash);
      // What was just written is not in the statistics, and what is kept is now worked out over all of it.
      await client.query(`analyze ${[...definitions()].map(({ relation }) => relation).join(', ')}`);
    }
    await keepValues(context);
    return { generatedAdminPassword: chosen ? null : password, isFirstStart: true };
  });
}

/** What a newer version brings to every club: the rights of new tables, the sections of its page, and the rows there are once. */
async function bringUpToDate(context: WriteContext): Promise<void> {
  await grantNewTables(context);
  await makeMissingSections(context);
  await makeMissingContact(context);
  await makeMissingProfile(context);
}

async function hashOnFirstStart(
  database: Database,
  config: Config,
  password: string,
): Promise<string | null> {
  if (await hasUsers(database.drizzle)) return null;
  if (password === config.adminPassword) await checkAdminPassword(password, config.clubName);
  return hashPassword(password);
}

/** @throws {ConfigError} unless it is one that anybody might choose as theirs. */
async function checkAdminPassword(password: string, clubName: string): Promise<void> {
  const { minLength, maxLength } = PASSWORD_LENGTH;
  if (password.length < minLength || password.length > maxLength)
    throw new ConfigError(`ADMIN_PASSWORD: it must have ${minLength} to ${maxLength} characters.`);
  try {
    await checkPassword(password, ['admin', clubName]);
  } catch (error) {
    const [finding] = error instanceof Problem ? error.fields : [];
    throw finding ? new ConfigError(`ADMIN_PASSWORD: ${say('en', finding.code, finding.values)}`) : error;
  }
}

async function hasUsers(db: NodePgDatabase): Promise<boolean> {
  return (await db.select({ id: user.id }).from(user).limit(1)).length > 0;
}

/** 20 letters and digits in groups, without those that look alike: 100 bits. */
function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-');
}
