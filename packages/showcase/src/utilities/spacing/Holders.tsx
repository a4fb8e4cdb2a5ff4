import { Card, Columns, Inline, Stack, Tag, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The three that own the space: under each other, beside each other, and in columns. */
export function Holders() {
  const { t } = useI18n();
  const words = (['one', 'two', 'three'] as const).map((key) => t(`utilities.spacing.word.${key}`));
  const tags = words.map((word) => <Tag key={word}>{word}</Tag>);
  return (
    <Columns layout={3} space={16}>
      <Card>
        <Stack space={12} align="start">
          <Text weight="medium">Stack</Text>
          {tags}
        </Stack>
      </Card>
      <Card>
        <Stack space={12}>
          <Text weight="medium">Inline</Text>
          <Inline space={8}>{tags}</Inline>
        </Stack>
      </Card>
      <Card>
        <Stack space={12}>
          <Text weight="medium">Columns</Text>
          <Columns layout={2} space={12} from="always">
            {words.map((word) => (
              <Text key={word}>{word}</Text>
            ))}
          </Columns>
        </Stack>
      </Card>
    </Columns>
  );
}
