import { Checkbox, Columns, FormDrawer, NumberField, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useState } from 'react';
import { faultsOf, type GuestValues } from './guests.ts';

interface GuestDrawerProps {
  /** The guest as they are, or as a new one begins. */
  guest: GuestValues;
  title: string;
  onSave: (values: GuestValues) => void;
  onClose: () => void;
}

/** The form of one guest, beside the list. */
export function GuestDrawer({ guest, title, onSave, onClose }: GuestDrawerProps) {
  const { t } = useI18n();
  const [values, setValues] = useState(guest);
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(values) : {};
  const set = (change: Partial<GuestValues>) => setValues((before) => ({ ...before, ...change }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = Object.keys(faultsOf(values));
    setTried(true);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onSave({ ...values, name: values.name.trim(), club: values.club.trim() });
  }

  return (
    <FormDrawer push title={title} submitLabel={t('crud.save')} onClose={onClose}>
      {(id) => (
        <form id={id} noValidate onSubmit={submit}>
          <Stack space={16}>
            <TextField
              name="name"
              label={t('crud.name')}
              required
              maxLength={100}
              value={values.name}
              onValueChange={(name) => set({ name })}
              error={faults.name && t('crud.required')}
            />
            <TextField
              name="club"
              label={t('crud.club')}
              required
              maxLength={100}
              value={values.club}
              onValueChange={(club) => set({ club })}
              error={faults.club && t('crud.required')}
            />
            <Columns layout={2} space={16}>
              <NumberField
                name="nights"
                label={t('crud.nights')}
                hint={t('crud.nights.hint')}
                min={0}
                max={3}
                value={values.nights}
                onValueChange={(nights) => set({ nights: nights ?? 0 })}
                error={faults.nights && t('crud.nights.hint')}
              />
            </Columns>
            <Checkbox
              label={t('crud.paid')}
              checked={values.paid}
              onCheckedChange={(paid) => set({ paid })}
            />
          </Stack>
        </form>
      )}
    </FormDrawer>
  );
}
