import type { RightKind, RightsMatrixLabels } from '@tatami/ui/RightsMatrix';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { rightName, subjectName } from './right-words.ts';
import type { RightsSubject, SubjectSection } from './rights-sections.ts';

/** What the matrix calls things. */
export function useRightsLabels(): RightsMatrixLabels {
  const { t } = useI18n();
  return {
    groups: t('rights.group'),
    can: (group) => t('rights.can', { group }),
    kinds: { read: t('rights.kind.read'), change: t('rights.kind.change'), own: t('rights.kind.own') },
    right: (row, kind) => t(`rights.of.${kind}`, { row }),
    notApplicable: t('rights.notApplicable'),
    saving: t('rights.saving'),
    skip: t('rights.skip'),
    asked: t('rights.asked'),
  };
}

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
