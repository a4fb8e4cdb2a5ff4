import { Columns, Heading, Link, Logo, Stack, Text, useLocale } from '@tatami/ui';

const words = {
  pl: {
    about: 'Aikido dla dzieci, młodzieży i dorosłych. Gdańsk, od 1994 roku.',
    groups: [
      { title: 'Klub', links: ['O nas', 'Prowadzący', 'Aktualności'] },
      { title: 'Treningi', links: ['Plan zajęć', 'Składki', 'Pierwszy trening'] },
      { title: 'Kontakt', links: ['Napisz do nas', 'Jak dojechać', 'Dla prasy'] },
    ],
    end: '© 2026 Klub Aikido Gdańsk',
  },
  en: {
    about: 'Aikido for children, teenagers and adults. Gdańsk, since 1994.',
    groups: [
      { title: 'The club', links: ['About us', 'Instructors', 'News'] },
      { title: 'Classes', links: ['Timetable', 'Fees', 'The first class'] },
      { title: 'Contact', links: ['Write to us', 'How to get here', 'Press'] },
    ],
    end: '© 2026 Klub Aikido Gdańsk',
  },
};

/** The foot of a site: who it is, and where else one may want to go. */
export function SiteFooter() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Stack space={24}>
      <Columns layout={4} space={24}>
        <Stack space={12} align="start">
          <Logo name="Tatami" />
          <Text tone="muted">{text.about}</Text>
        </Stack>
        {text.groups.map(({ title, links }) => (
          <Stack key={title} space={8}>
            <Heading level={3} size="body">
              {title}
            </Heading>
            <Stack space={8} as="ul">
              {links.map((link) => (
                <li key={link}>
                  <Link href="#">{link}</Link>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Columns>
      <Text size="small" tone="muted">
        {text.end}
      </Text>
    </Stack>
  );
}
