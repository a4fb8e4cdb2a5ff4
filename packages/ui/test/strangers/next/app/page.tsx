import { Button, ButtonLink, Card, Heading, Inline, Stack, Text } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { Coming } from './Coming.tsx';

/** A page that the server draws: what only draws needs no code in the browser, and what listens brings its own. */
export default function Page() {
  return (
    <Stack space={24}>
      <Heading level={1}>Next class</Heading>
      <Card title="Friday">
        <Stack space={16}>
          <Inline space={8}>
            <CalendarIcon />
            <Text as="span">18:30, Dojo Wrzeszcz</Text>
          </Inline>
          <Coming />
          <ButtonLink href="/week" icon={CalendarIcon}>
            The week
          </ButtonLink>
          <Button type="submit">From the server</Button>
        </Stack>
      </Card>
    </Stack>
  );
}
