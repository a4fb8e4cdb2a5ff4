import {
  Button,
  Card,
  Checkbox,
  Inline,
  Logo,
  Progress,
  Stack,
  StatusTag,
  Switch,
  Tag,
  TextField,
} from '../../src/index.ts';
import { say } from '../say.ts';
import * as styles from './foundations.css.ts';

interface ThemePieceProps {
  /** The class of the theme. */
  name: string;
  title: string;
  /** The place of its title in the outline of the page. */
  level?: 2 | 3;
}

/** A piece of a page. Everything in it wears the theme whose class is given. */
export function ThemePiece({ name, title, level = 3 }: ThemePieceProps) {
  return (
    <div className={`${name} ${styles.piece}`} data-piece={name}>
      <div data-ground="bar" className={styles.pieceBar}>
        <Logo name="Tatami" />
      </div>
      <div className={styles.pieceBody}>
        <Card title={title} titleLevel={level}>
          <Stack space={12}>
            <Inline space={8}>
              <Tag tone="accent">{say({ pl: 'Dziś', en: 'Today' })}</Tag>
              <StatusTag status="success">{say({ pl: 'Obecny', en: 'Present' })}</StatusTag>
              <StatusTag status="danger">{say({ pl: 'Odwołany', en: 'Cancelled' })}</StatusTag>
            </Inline>
            <TextField
              label={say({ pl: 'Uwagi', en: 'Notes' })}
              placeholder={say({ pl: 'Zobaczą je wszyscy', en: 'All will see them' })}
            />
            <Inline space={16}>
              <Checkbox label="Kimono" defaultChecked />
              <Switch label={say({ pl: 'Powiadom', en: 'Notify' })} defaultChecked />
            </Inline>
            <Progress
              label={say({ pl: 'Do 4 kyu', en: 'To 4 kyu' })}
              value={18}
              max={30}
              valueText={say({ pl: '18 z 30 dni', en: '18 of 30 days' })}
            />
            <Inline space={8}>
              <Button variant="primary">{say({ pl: 'Będę', en: 'I’ll come' })}</Button>
              <Button>{say({ pl: 'Nie mogę', en: 'I can’t' })}</Button>
            </Inline>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
