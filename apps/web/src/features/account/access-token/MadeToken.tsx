import { Button, ButtonLink, Card, Inline, Stack, Text, TextField, useToast } from '@tatami/ui';
import { CodeSample } from '@tatami/ui/CodeSample';
import { CopyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { apiBase } from '../../../lib/api/api-base.ts';

interface MadeTokenProps {
  token: string;
  /** Where to go once it is put away. */
  href: string;
}

/** The token, shown this once, and the line by which a script takes it. */
export function MadeToken({ token, href }: MadeTokenProps) {
  const { t } = useI18n();
  const toast = useToast();

  async function copy() {
    await navigator.clipboard.writeText(token);
    toast({ message: t('accessToken.copied') });
  }

  return (
    <Stack space={24}>
      <Card>
        <Stack space={16}>
          <Text>{t('accessToken.made.text')}</Text>
          <TextField
            label={t('accessToken.made.title')}
            value={token}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Inline space={8}>
            {'clipboard' in navigator && (
              <Button variant="primary" icon={CopyIcon} onClick={copy}>
                {t('accessToken.copy')}
              </Button>
            )}
            <ButtonLink href={href}>{t('accessToken.made.done')}</ButtonLink>
          </Inline>
        </Stack>
      </Card>
      <Stack space={8}>
        <Text tone="muted">{t('accessToken.made.script')}</Text>
        <CodeSample
          code={scriptOf(new URL(apiBase, location.href).href)}
          title="eksport.mjs"
          labels={{ copy: t('accessToken.script.copy'), copied: t('accessToken.script.copied') }}
        />
      </Stack>
    </Stack>
  );
}

const scriptOf = (baseUrl: string): string => `import { createClub } from '@tatami/sdk';

const club = createClub({ baseUrl: '${baseUrl}', token: process.env.CLUB_TOKEN });

for await (const student of club.table('student').all()) {
  console.log(student.lastName, student.firstName);
}
`;
