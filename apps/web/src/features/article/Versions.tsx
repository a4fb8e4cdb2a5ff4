import { useQuery } from '@tanstack/react-query';
import { UserFace } from '@tatami/tables/UserFace';
import { Button, Inline, SegmentedControl, Stack, Text } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { type ArticleVersion, type Texts, versionQuery, type Whom } from './article-queries.ts';
import { Difference } from './Difference.tsx';

interface VersionsProps {
  article: string;
  versions: readonly ArticleVersion[];
  /** What is written now. */
  texts: Texts;
  onRestore: (texts: Texts, version: ArticleVersion) => void;
}

/** What was written before: who and when, how many words came and went, the difference, and the way back. */
export function Versions({ article, versions, texts, onRestore }: VersionsProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState<string>();
  if (versions.length === 0) return <Text tone="muted">{t('write.versions.none')}</Text>;
  return (
    <Stack space={16}>
      {versions.map((version, at) => (
        <Stack key={version.id} space={8}>
          <Line
            version={version}
            isOpen={version.id === open}
            onPress={() => setOpen(version.id === open ? undefined : version.id)}
          />
          {version.id === open && (
            <Compared {...{ article, version, texts, onRestore }} before={versions[at + 1]} />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

interface LineProps {
  version: ArticleVersion;
  isOpen: boolean;
  onPress: () => void;
}

function Line({ version, isOpen, onPress }: LineProps) {
  const { t, format } = useI18n();
  const { by, createdAt, kind, note, wordsAdded, wordsRemoved } = version;
  const when = `${format.dateOf(createdAt, 'dayMonth')}, ${format.time(createdAt)}`;
  return (
    <Inline space={8} nowrap justify="between">
      <Inline space={8} nowrap>
        {by && <UserFace person={by} size={28} />}
        <div>
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={onPress}>
            {when}
          </Button>
          <Text size="small" tone="muted">
            {[nameOf(by) ?? t('write.versions.nobody'), note ?? t(`write.versions.${kind}`)].join(': ')}
          </Text>
        </div>
      </Inline>
      <Text size="small">{t('write.versions.words', { added: wordsAdded, removed: wordsRemoved })}</Text>
    </Inline>
  );
}

export const nameOf = (whom: Whom): string | null => whom && `${whom.firstName} ${whom.lastName}`;

interface ComparedProps extends Omit<VersionsProps, 'versions'> {
  version: ArticleVersion;
  /** The one before it. */
  before: ArticleVersion | undefined;
}

function Compared({ article, version, before, texts, onRestore }: ComparedProps) {
  const { t } = useI18n();
  const [against, setAgainst] = useState<'before' | 'now'>('before');
  const own = useQuery(versionQuery(article, version.id)).data;
  const earlier = useQuery({
    ...versionQuery(article, before?.id ?? ''),
    enabled: before !== undefined,
  }).data;
  if (!own || (before && !earlier)) return null;
  const nothing: Texts = { titlePl: '', titleEn: '', leadPl: '', leadEn: '', bodyPl: '', bodyEn: '' };
  return (
    <Stack space={12}>
      <SegmentedControl
        label={t('write.compare')}
        labelHidden
        fullWidth
        value={against}
        onValueChange={setAgainst}
        options={[
          { value: 'before', label: t('write.compare.before') },
          { value: 'now', label: t('write.compare.now') },
        ]}
      />
      {against === 'before' ? (
        <Difference before={earlier ?? nothing} after={own} />
      ) : (
        <Difference before={own} after={texts} />
      )}
      <div>
        <Button size="small" icon={UndoIcon} onClick={() => onRestore(own, version)}>
          {t('write.restore')}
        </Button>
      </div>
    </Stack>
  );
}
