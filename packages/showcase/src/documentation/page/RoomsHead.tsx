import { Button, Card, EmptyState, PageHeader, Stack } from '@tatami/ui';
import { BuildingIcon, PlusIcon } from '@tatami/ui/icons';

/** What is there on the first day: where one is, why there is nothing, and the one way on. */
export function RoomsHead({ onAdd }: { onAdd: () => void }) {
  const add = (
    <Button variant="primary" icon={PlusIcon} onClick={onAdd}>
      Dodaj salę
    </Button>
  );
  return (
    <Stack space={24}>
      <PageHeader title="Sale" description="Gdzie klub ćwiczy" />
      <Card>
        <EmptyState
          icon={BuildingIcon}
          title="Nie ma jeszcze sal"
          description="Dodaj pierwszą, a będzie ją można wybrać w planie zajęć."
          action={add}
        />
      </Card>
    </Stack>
  );
}
