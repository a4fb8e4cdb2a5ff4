import { Button, Card, Columns, EmptyState, ErrorState, useLocale } from '@tatami/ui';
import { CalendarIcon, PlusIcon } from '@tatami/ui/icons';
import { useState } from 'react';

const words = {
  pl: {
    plan: 'Plan zajęć',
    none: 'Nie ma jeszcze treningów',
    why: 'Dodaj pierwszy, a powtarzać się będzie sam, co tydzień.',
    add: 'Dodaj trening',
    presences: 'Obecności',
    failed: 'Nie udało się wczytać obecności',
    reason: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  },
  en: {
    plan: 'Timetable',
    none: 'There are no classes yet',
    why: 'Add the first one; it repeats by itself, every week.',
    add: 'Add a class',
    presences: 'Presences',
    failed: 'The presences could not be loaded',
    reason: 'The server does not answer. Check your connection and try again.',
  },
};

/** What stands in place of what there is not: why, and the way to the first one; and in place of what could not be had. */
export function NothingYet() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  const [retrying, setRetrying] = useState(false);
  return (
    <Columns layout={2} from="desktop" space={24}>
      <Card title={text.plan}>
        <EmptyState
          icon={CalendarIcon}
          title={text.none}
          titleLevel={3}
          description={text.why}
          action={
            <Button variant="primary" icon={PlusIcon}>
              {text.add}
            </Button>
          }
        />
      </Card>
      <Card title={text.presences}>
        <ErrorState
          title={text.failed}
          description={text.reason}
          retrying={retrying}
          onRetry={() => setRetrying(true)}
        />
      </Card>
    </Columns>
  );
}
