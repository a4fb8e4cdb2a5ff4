import './bare.css';
import { createRoot } from 'react-dom/client';

// The floor that loads are compared with: React 19, and as many elements as the dashboard of the club draws.
const menu = Array.from({ length: 12 }, (_, at) => `Strona ${at + 1}`);
const trainings = Array.from({ length: 8 }, (_, at) => ({
  day: `${at + 20} listopada`,
  time: `${16 + (at % 4)}:00`,
  place: ['Dojo Wrzeszcz', 'Szkoła nr 47', 'Hala Oliwa'][at % 3],
}));

function Dashboard() {
  return (
    <div className="page">
      <header>
        <b>Klub</b>
        <button type="button">Ustawienia</button>
        <button type="button">Wyloguj</button>
      </header>
      <nav>
        <ul>
          {menu.map((name) => (
            <li key={name}>
              <a href="/">
                <i aria-hidden="true" />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>Cześć, Anno!</h1>
        {['Dzisiaj', 'Najbliższe treningi', 'Ten miesiąc'].map((title) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {trainings.map(({ day, time, place }) => (
                <li key={day}>
                  <div>
                    <strong>{day}</strong>
                    <span>{time}</span>
                  </div>
                  <div>
                    <span>{place}</span>
                    <em>Zaplanowany</em>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Dashboard />);
