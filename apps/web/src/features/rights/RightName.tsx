import { Inline, Text } from '@tatami/ui';
import { subjectOfRight } from '../../lib/rights/rights-sections.ts';
import { useRightsWords } from '../../lib/rights/use-rights-words.ts';

/** What people call a right, beside the name that a search finds it by. */
export function RightName({ of: right }: { of: string }) {
  const words = useRightsWords();
  const known = subjectOfRight(right);
  if (!known) return right;
  return (
    <Inline space={8}>
      {words.rightName(known.subject, known.kind)}
      <Text size="small" tone="muted">
        {right}
      </Text>
    </Inline>
  );
}
