import { Button, Card, Heading, Inline, Stack, Text } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useState } from 'react';

/** One card, one deed. */
export function FirstPage() {
  const [isComing, setComing] = useState(false);
  return (
    <Stack space={24}>
      <Heading level={3} size="title2">
        Aikido nad zatoką
      </Heading>
      <Card title="Najbliższy trening" titleLevel={4}>
        <Stack space={16}>
          <Inline space={8}>
            <CalendarIcon />
            <Text as="span">Piątek, 18:30, Dojo Wrzeszcz</Text>
          </Inline>
          <Inline space={12}>
            <Button variant="primary" aria-pressed={isComing} onClick={() => setComing(!isComing)}>
              {isComing ? 'Będziesz' : 'Będę'}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
