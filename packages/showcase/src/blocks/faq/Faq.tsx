import { Accordion, Columns, Heading, Link, Stack, Text, useLocale } from '@tatami/ui';

const words = {
  pl: {
    title: 'O co pytają początkujący',
    text: 'Nie ma tu Twojego pytania?',
    ask: 'Zadaj je nam',
    questions: [
      {
        value: 'fit',
        title: 'Czy muszę mieć kondycję?',
        answer: 'Nie. Kondycja przychodzi z treningami, a tempo dobierasz do siebie.',
      },
      {
        value: 'wear',
        title: 'W co się ubrać?',
        answer: 'W dres i koszulkę. Keikogi kupisz po miesiącu, gdy będziesz wiedzieć, że zostajesz.',
      },
      {
        value: 'age',
        title: 'Od ilu lat przyjmujecie dzieci?',
        answer: 'Od sześciu. Młodsze mogą przyjść z rodzicem w pierwszą sobotę miesiąca.',
      },
      {
        value: 'exam',
        title: 'Czy muszę zdawać egzaminy?',
        answer: 'Nie musisz. Kto chce, zdaje dwa razy w roku, gdy ma dość dni treningowych.',
      },
      {
        value: 'pause',
        title: 'Czy mogę zawiesić składkę?',
        answer: 'Tak, od pełnego miesiąca. Napisz do nas przed jego początkiem.',
      },
    ],
  },
  en: {
    title: 'What beginners ask',
    text: 'Your question is not here?',
    ask: 'Ask us',
    questions: [
      {
        value: 'fit',
        title: 'Do I have to be fit?',
        answer: 'No. Fitness comes with practice, at a pace of your own.',
      },
      {
        value: 'wear',
        title: 'What should I wear?',
        answer: 'A tracksuit and a T-shirt. Buy a keikogi after a month, when you know you are staying.',
      },
      {
        value: 'age',
        title: 'From what age do you take children?',
        answer: 'From six. Younger ones may come with a parent on the first Saturday of the month.',
      },
      {
        value: 'exam',
        title: 'Do I have to take exams?',
        answer: 'No. Who wants to takes one twice a year, with enough days of practice.',
      },
      {
        value: 'pause',
        title: 'Can I pause my fee?',
        answer: 'Yes, by whole months. Write to us before the month begins.',
      },
    ],
  },
};

/** Questions that open one at a time; a search of the browser finds what is closed. */
export function Faq() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  return (
    <Columns layout="main-aside" from="desktop" space={32} align="start">
      <Stack space={16}>
        <Heading level={2} size="title1">
          {text.title}
        </Heading>
        <Accordion
          single
          defaultValue={['fit']}
          sections={text.questions.map(({ value, title, answer }) => ({
            value,
            title,
            content: <Text prose>{answer}</Text>,
          }))}
        />
      </Stack>
      <Stack space={4}>
        <Text tone="muted">{text.text}</Text>
        <Text>
          <Link href="#contact">{text.ask}</Link>
        </Text>
      </Stack>
    </Columns>
  );
}
