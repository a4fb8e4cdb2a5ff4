import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { rowQuery } from '@tatami/tables/row-queries';
import type { FieldInputProps } from '@tatami/tables/table';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Combobox, type ComboboxOption, Stack } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useEffect, useRef, useState } from 'react';
import { club } from '../api/club.ts';
import { openAccount } from './new-account.ts';
import { useInvitedText } from './use-invited-text.ts';

type User = Entity<'user'>;

interface AccountFieldProps extends Pick<FieldInputProps<'student'>, 'label' | 'error' | 'value'> {
  /** Whose account it is, as far as that was filled in. */
  person: { firstName?: string; lastName?: string; email?: string | null };
  change: (account: { user: string | null }) => void;
  /** Receives an account that the form began with. */
  onBegin?: (account: User) => void;
  /** Whether it is what the form was opened for. */
  autoFocus?: boolean;
}

/** The account by which a guardian acts for the child. */
export function GuardianAccountField({ values, change, ...field }: FieldInputProps<'guardian'>) {
  const [lastName = '', ...firstNames] = (values.name ?? '').trim().split(/\s+/).reverse();
  const firstName = firstNames.reverse().join(' ');
  const { params } = useSearchParams();
  return (
    <AccountField
      {...field}
      person={{ firstName, lastName, email: values.email ?? '' }}
      change={change}
      autoFocus={params.get('at') === 'account'}
    />
  );
}

/** An account found by name or e-mail, or opened for the person with an invitation. Only who may write accounts links them. */
export function AccountField({
  label,
  error,
  value,
  person,
  change,
  onBegin,
  autoFocus = false,
}: AccountFieldProps) {
  const { t } = useI18n();
  const invited = useInvitedText();
  const { has } = useViewer();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { attempt, isBusy, isDone, failure } = useAttempt();
  const area = useRef<HTMLDivElement>(null);
  const mayLink = has('User:Read') && has('User:Write');
  const id = String(value ?? '');
  const { data: account } = useQuery({ ...rowQuery('user', id), enabled: mayLink && id !== '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known
  useEffect(() => {
    if (account) onBegin?.(account);
  }, [account]);

  // What opens around it gives the focus to its first field.
  useEffect(() => {
    if (autoFocus) area.current?.querySelector('input')?.focus();
  }, [autoFocus]);

  if (!mayLink) return null;

  const { firstName = '', lastName = '' } = person;
  const email = person.email ?? '';
  const isComplete = Boolean(firstName && lastName && email.includes('@'));
  const invitation = t('account.invite', { email });
  const [addressee, ...host] = invitation.split('@');

  async function find(typed: string, signal?: AbortSignal): Promise<User[]> {
    const q = typed.trim();
    return (await club.table('user').list({ size: 8, ...(q && { q }) }, { signal })).results;
  }

  async function search(typed: string, signal: AbortSignal): Promise<ComboboxOption[]> {
    if (typed.trim()) return (await find(typed, signal)).map(optionOf);
    // Before anything is typed, who it may be.
    const likely = await Promise.all([email, `${firstName} ${lastName}`].map((each) => find(each, signal)));
    return [...new Map(likely.flat().map((user) => [user.id, optionOf(user)])).values()].slice(0, 8);
  }

  const choose = (option: ComboboxOption | null) => {
    setChosen(option);
    change({ user: option?.id ?? null });
  };

  const invite = () =>
    attempt(async () => {
      const button = document.activeElement;
      const known = (await find(email)).find((user) => user.email.toLowerCase() === email.toLowerCase());
      choose(optionOf(known ?? (await openAccount({ firstName, lastName, email }))));
      // The button has done its work and goes; who has gone on meanwhile stays there.
      if (document.activeElement === button || document.activeElement === document.body)
        area.current?.querySelector('input')?.focus();
    });

  return (
    <div ref={area}>
      <Stack space={8}>
        <Combobox
          label={label}
          hint={t(id || isComplete ? 'account.search.hint' : 'account.invite.hint')}
          error={error ?? failure}
          search={search}
          value={id === '' ? null : chosen?.id === id ? chosen : account ? optionOf(account) : null}
          onValueChange={choose}
          otherwise={id === '' && isComplete ? { label: invitation, onTake: invite } : undefined}
        />
        {id === '' && isComplete && (
          <div>
            <Button icon={MailIcon} loading={isBusy} onClick={invite}>
              {/* An address may be longer than a phone is wide. */}
              <span>
                {addressee}@<wbr />
                {host.join('@')}
              </span>
            </Button>
          </div>
        )}
        {id !== '' && isDone && (
          <Banner tone="success">
            {invited(email)} {t('account.invited.connect')}
          </Banner>
        )}
      </Stack>
    </div>
  );
}

const optionOf = ({ id, firstName, lastName, email }: User): ComboboxOption => ({
  id,
  label: `${firstName} ${lastName}`,
  description: email,
});
