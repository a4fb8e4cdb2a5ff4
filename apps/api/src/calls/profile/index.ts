import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import type { TableDefinition } from '../../table/definition.ts';
import { acceptTexts } from './acceptance.ts';
import { makeAccessToken } from './access-tokens.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { requestErasure, withdrawErasure } from './erasure.ts';
import { exportData } from './export.ts';
import { noticeChoices } from './notice-choice.ts';
import { changePassword } from './password.ts';
import { pushDevices } from './push-devices.ts';
import {
  beginSecondFactor,
  issueRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts';
import { describeSecurity } from './security.ts';
import { endSession, listSessions } from './sessions.ts';
import { updateProfile } from './update.ts';

/** What users do with their own account. */
export function registerProfile(
  app: FastifyInstance,
  services: Services,
  tables: readonly TableDefinition[],
): void {
  updateProfile(app, services);
  changePassword(app, services);
  acceptTexts(app, services);
  noticeChoices(app, services);
  pushDevices(app, services);
  calendarFeeds(app, services);
  makeAccessToken(app, services);
  listSessions(app, services);
  endSession(app, services);
  describeSecurity(app, services);
  beginSecondFactor(app, services);
  turnOnSecondFactor(app, services);
  issueRecoveryCodes(app, services);
  turnOffSecondFactor(app, services);
  exportData(app, services, tables);
  requestErasure(app, services);
  withdrawErasure(app, services);
}
