import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleProse } from './ArticleProse.tsx';

const meta = {
  title: 'Data/ArticleProse',
  tags: ['new'],
  component: ArticleProse,
  args: {
    lang: 'pl',
    children: (
      <>
        <h2>Staż zimowy: jo i bokken</h2>
        <p>
          Pierwszy raz z bokkenem w ręku prawie każdy robi to samo: zaciska dłonie, unosi barki i wstrzymuje
          oddech. Drewno nic nie mówi, ale <strong>wszystko pokazuje</strong>.
        </p>
        <h3>Jo: kij, który uczy odległości</h3>
        <blockquote>
          <p>Miecz nie poprawia postawy. On ją tylko podpisuje.</p>
        </blockquote>
        <ul>
          <li>Kiedy: 5–6 grudnia</li>
          <li>
            Gdzie: <a href="/gdzie">Hala Przymorze</a>
          </li>
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">Kto</th>
              <th scope="col">Ile</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Członek klubu</td>
              <td>120 zł</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof ArticleProse>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const InApp: StoryObj<typeof meta> = { args: { look: 'app' } };
