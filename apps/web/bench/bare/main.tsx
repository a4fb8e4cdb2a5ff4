import './bare.css';
import { createRoot } from 'react-dom/client';
import { always, type DashboardAnswer } from '../dashboard-answers.ts';

// The floor that loads and a change of the theme are compared with: React 19, and about as many elements as the dashboard
// of the club draws before somebody comes near its end, to a tenth, which the bench holds; where its address says `settings`,
// those of the settings beside it too, 95, without which nobody changes a theme there. It asks at once for the answers that the
// club's is drawn from, and draws when they are there. Nothing here is kept or translated, nobody signs in, and no other page
// can be opened.
const menu = Array.from({ length: 12 }, (_, at) => `Strona ${at + 1}`);
const actions = ['Menu', 'Szukaj', 'Ustawienia', 'Profil', 'Wyloguj'];
const weekdays = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'];
const dayFormat = new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long' });
const dayOf = (moment: string) => dayFormat.format(new Date(moment));
const timeOf = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit' });

interface Training {
  id: string;
  title: string;
  startsAt: string;
  workplaceName: string;
  instructorName: string;
  declaredCount: number;
}

interface Mat {
  here: readonly Person[];
  expected: readonly Person[];
  suggestions: readonly { technik: string }[];
  recent: readonly { training: string; startsAt: string; techniques: readonly string[] }[];
  techniques: readonly { technik: string; namePl: string }[];
}

interface Person {
  student: string;
  firstName: string;
  lastName: string;
}

const settings = Object.entries({ Jasność: 3, Wielkość: 5, Menu: 2, Pola: 2, Motyw: 16 }).map(
  ([name, count]) => ({ name, choices: Array.from({ length: count }, (_, at) => at + 1) }),
);
const hasSettings = location.search === '?settings';

function Icon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 10h12M10 4v12" />
    </svg>
  );
}

interface DashboardProps {
  trainings: readonly Training[];
  mat: Mat | null;
}

/** Somebody's face, in a ring. */
function Face() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" />
      <circle cx="20" cy="14" r="6" />
      <path d="M8 34a12 12 0 0 1 24 0" />
      <path d="M14 10h12" />
    </svg>
  );
}

function Dashboard({ trainings, mat }: DashboardProps) {
  const [first] = trainings;
  const today = trainings.filter(({ startsAt }) => first && dayOf(startsAt) === dayOf(first.startsAt));
  const coming = trainings.filter((training) => !today.includes(training)).slice(0, 12);
  return (
    <div className="page">
      <header>
        <b>Klub</b>
        {actions.map((name) => (
          <button key={name} type="button" aria-label={name}>
            <span>
              <Icon />
            </span>
          </button>
        ))}
      </header>
      <nav>
        <ul>
          {menu.map((name) => (
            <li key={name}>
              <a href="/">
                <i />
                <Icon />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>Cześć, Anno!</h1>
        <button type="button" onClick={() => document.documentElement.classList.toggle('dark')}>
          Zmień motyw
        </button>
        <ul className="days">
          {weekdays.map((day) => (
            <li key={day}>
              <span>{day}</span>
            </li>
          ))}
        </ul>
        {mat && <OnMat mat={mat} />}
        <Trainings title="Dziś" trainings={today} hasButtons />
        <Trainings title="Nadchodzące treningi" trainings={coming} />
      </main>
      {hasSettings && <Settings />}
    </div>
  );
}

interface TrainingsProps {
  title: string;
  trainings: readonly Training[];
  hasButtons?: boolean;
}

function Trainings({ title: heading, trainings, hasButtons }: TrainingsProps) {
  return (
    <section>
      <header>
        <h2>{heading}</h2>
        <a href="/">Wszystkie</a>
      </header>
      <ul>
        {trainings.map(({ id, startsAt, title, workplaceName, instructorName, declaredCount }) => (
          <li key={id}>
            <div>
              <i />
              <strong>{dayOf(startsAt)}</strong>
              <span>{timeOf.format(new Date(startsAt))}</span>
            </div>
            <div>
              <a href="/">{title}</a>
              <p>
                <i />
                <span>Dorośli</span>
                <span>{workplaceName}</span>
                <i />
                <span>{instructorName}</span>
                <i />
                <span>{declaredCount}</span>
                <i />
                <em>Zaplanowany</em>
              </p>
            </div>
            {hasButtons && <button type="button">Lista obecności</button>}
            <Icon />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is there, what is worth doing, and what was done. */
function OnMat({ mat: { here, expected, suggestions, recent, techniques } }: { mat: Mat }) {
  const nameOf = (technik: string) => techniques.find((each) => each.technik === technik)?.namePl;
  return (
    <>
      <section>
        <h2>Na macie</h2>
        <ul>
          {[...here, ...expected].map(({ student, firstName, lastName }) => (
            <li key={student}>
              <Face />
              <button type="button">
                <span>{firstName}</span> {lastName}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Warto dziś zrobić</h2>
        <ul>
          {suggestions.slice(0, 4).map(({ technik }) => (
            <li key={technik}>
              <Icon />
              <div>
                <span>{nameOf(technik)}</span>
              </div>
              <button type="button" aria-label="Zrobione">
                <Icon />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Co ćwiczono ostatnio</h2>
        <ul>
          {recent.map((lesson) => (
            <li key={lesson.training}>
              <div>
                <a href="/">{lesson.techniques.map(nameOf).join(', ')}</a>
                <p>
                  <span>{dayOf(lesson.startsAt)}</span>
                  <span>{timeOf.format(new Date(lesson.startsAt))}</span>
                </p>
              </div>
              <Icon />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Settings() {
  return (
    <aside>
      <h2>Ustawienia</h2>
      {settings.map(({ name, choices }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={name} />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </aside>
  );
}

const read = async (answer: DashboardAnswer) => (await fetch(`${answer}.json`)).json();
const answers = await Promise.all(always.map(read));
const { teaching } = answers[always.indexOf('home')];
const root = document.getElementById('root');
if (root) createRoot(root).render(<Dashboard trainings={teaching.trainings} mat={teaching.mat} />);
