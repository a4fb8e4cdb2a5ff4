import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Banner, Button, DescriptionList, Dialog, Skeleton, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { type Candidate, type Exam, evidenceQuery } from './exam-queries.ts';

interface EvidenceDialogProps {
  exam: Exam;
  candidates: readonly Candidate[];
  onClose: () => void;
}

/** Says whether a completed exam stands as it was counted, or what of it differs. */
export function EvidenceDialog({ exam, candidates, onClose }: EvidenceDialogProps) {
  const { t } = useI18n();
  const query = useQuery(evidenceQuery(exam.id));
  const { data } = query;
  const nameOf = (row: string) => {
    const candidate = candidates.find(({ id }) => id === row);
    return candidate ? `${candidate.studentFirstName} ${candidate.studentLastName}` : exam.name;
  };
  const wordOf = (field: string) => {
    const known = t(`exam.evidence.${field}` as MessageKey);
    return known === `exam.evidence.${field}` ? field : known;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.evidence.title')}
      description={t('exam.evidence.text')}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {query.isLoadingError ? (
        <QueryFailure query={query} />
      ) : !data ? (
        <Skeleton shape="block" />
      ) : (
        <Stack space={16}>
          <Banner
            tone={data.isWhole && data.differences.length === 0 ? 'success' : 'danger'}
            title={t(
              !data.isWhole
                ? 'exam.evidence.broken'
                : data.differences.length === 0
                  ? 'exam.evidence.same'
                  : 'exam.evidence.different',
            )}
          >
            {t(
              !data.isWhole
                ? 'exam.evidence.broken.text'
                : data.differences.length === 0
                  ? 'exam.evidence.same.text'
                  : 'exam.evidence.different.text',
            )}
          </Banner>
          {data.differences.length > 0 && (
            <DescriptionList
              items={data.differences.map(({ row, fields }) => ({
                term: nameOf(row),
                value: fields.length > 0 ? fields.map(wordOf).join(', ') : t('exam.evidence.row'),
              }))}
            />
          )}
          <Text size="small" tone="muted">
            {t('exam.evidence.hash', { hash: data.hash.replaceAll(/(.{4})(?=.)/g, '$1 ') })}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
