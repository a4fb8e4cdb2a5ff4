import './bare.css';
import { createRoot } from 'react-dom/client';
import { alongside, type DashboardAnswer } from '../dashboard-answers.ts';

// The floor that loads and a change of the theme are compared with: React 19, and as many elements as the dashboard of
// the club draws, 292 with those of its icons; where its address says `settings`, those of the settings beside it too, 96,
// without which nobody changes a theme there. It asks at once for the same answers as the club's, and draws when they are
// there. Nothing here is kept or translated, nobody signs in, and no other page can be opened.
const menu = Array.from({ length: 12 }, (_, at) => `Strona ${at + 1}`);
const actions = ['Menu', 'Szukaj', 'Ustawienia', 'Profil', 'Wyloguj'];
const days = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'];
const sections = ['Dzisiaj', 'Najbliższe treningi', 'Ten miesiąc'];
const dayOf = new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long' });
const timeOf = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit' });

interface Training {
  id: string;
  title: string;
  startsAt: string;
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

function Dashboard({ trainings }: { trainings: readonly Training[] }) {
  return (
    <div className="page">
      <header>
        <b>Klub</b>
        {actions.map((name) => (
          <button key={name} type="button" aria-label={name}>
            <Icon />
          </button>
        ))}
      </header>
      <nav>
        <ul>
          {menu.map((name) => (
            <li key={name}>
              <a href="/">
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
          {days.map((day) => (
            <li key={day}>
              <span>{day}</span>
            </li>
          ))}
        </ul>
        {sections.map((title, at) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {trainings.map(({ id, startsAt, title }) => (
                <li key={id}>
                  <div>
                    <strong>{dayOf.format(new Date(startsAt))}</strong>
                    <span>{timeOf.format(new Date(startsAt))}</span>
                  </div>
                  <div>
                    <span>{title}</span>
                    <em>Zaplanowany</em>
                  </div>
                  {at === 0 && <Icon />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      {hasSettings && <Settings />}
    </div>
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
const [{ _embedded }] = await Promise.all([read('training'), ...alongside.map(read)]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Dashboard trainings={_embedded.results.slice(0, 8)} />);
