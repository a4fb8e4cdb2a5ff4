import type { FieldError } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { futureDays } from '../../table/future-days.ts';
import type { student } from './columns.ts';

export type Student = typeof student.$inferSelect;

/** What holds between the fields of a student (domain.md, student). */
export function checkStudent(context: WriteContext, student: Partial<Student>): FieldError[] {
  const { section = 'adult', birthDate, joinedOn = '', status, leftOn } = student;
  const { imageConsentOn, imageConsentWithdrawnOn, carryOverDays, carryOverAsOf } = student;
  const findings = futureDays(context, student, 'birthDate', 'imageConsentOn', 'imageConsentWithdrawnOn');

  if (section !== 'adult' && !birthDate) findings.push({ field: 'birthDate', code: 'required' });
  if (birthDate && joinedOn < birthDate) findings.push({ field: 'joinedOn', code: 'before-birth' });

  if (status === 'left' && !leftOn) findings.push({ field: 'leftOn', code: 'required' });
  if (status !== 'left' && leftOn) findings.push({ field: 'leftOn', code: 'only-when-left' });
  if (leftOn && leftOn < joinedOn) findings.push({ field: 'leftOn', code: 'wrong-order' });

  if (carryOverDays && !carryOverAsOf) findings.push({ field: 'carryOverAsOf', code: 'required' });

  if (imageConsentWithdrawnOn && !imageConsentOn)
    findings.push({ field: 'imageConsentOn', code: 'required' });
  if (imageConsentWithdrawnOn && imageConsentOn && imageConsentWithdrawnOn < imageConsentOn)
    findings.push({ field: 'imageConsentWithdrawnOn', code: 'wrong-order' });
  return findings;
}
