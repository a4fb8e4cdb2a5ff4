import type { RightKind } from '@tatami/ui/RightsMatrix';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { rightName, subjectName } from './right-words.ts';
import type { RightsSubject, SubjectSection } from './rights-sections.ts';

/** What people call tables, parts of the menu, and the rights on them. */
export function useRightsWords() {
  const { t } = useI18n();
  const sectionName = ({ id, name }: SubjectSection) => name ?? t(`rights.section.${id}` as MessageKey);
  return {
    sectionName,
    nameOf: (subject: RightsSubject) => subjectName(t, subject),
    aboutOf: ({ id }: RightsSubject) => t(`rights.about.${id}` as MessageKey),
    rightName: (subject: RightsSubject, kind: RightKind) => rightName(t, subject, kind),
  };
}
