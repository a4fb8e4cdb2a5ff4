import { Button, Columns, Inline, NumberField, Stack, TextField } from '@tatami/ui';
import { type FormEvent, useState } from 'react';

interface RoomFormProps {
  onSave: (room: { name: string; places: number }) => void;
}

/** The form: what is wrong stands at its field, is read with it, and has the focus. */
export function RoomForm({ onSave }: RoomFormProps) {
  const [name, setName] = useState('');
  const [places, setPlaces] = useState<number | null>(20);
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (name.trim() && places !== null) onSave({ name: name.trim(), places });
    else
      event.currentTarget.querySelector<HTMLElement>(`[name="${name.trim() ? 'places' : 'name'}"]`)?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack space={16}>
        <Columns layout={2} space={16}>
          <TextField
            name="name"
            label="Nazwa sali"
            required
            maxLength={100}
            value={name}
            onValueChange={setName}
            error={tried && !name.trim() ? 'To pole jest wymagane.' : undefined}
          />
          <NumberField
            name="places"
            label="Miejsc na macie"
            required
            min={1}
            max={500}
            value={places}
            onValueChange={setPlaces}
            error={tried && places === null ? 'To pole jest wymagane.' : undefined}
          />
        </Columns>
        <Inline space={12}>
          <Button type="submit" variant="primary">
            Zapisz
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
