import { Tag } from '../../src/index.ts';
import type { ComponentFacts, PropFacts, TableFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import { code } from './page.css.ts';
import * as styles from './props.css.ts';

/** All that a component takes, and each part of it, and what the types of that are made of. */
export function PropTables({ facts: { components, types } }: { facts: ComponentFacts }) {
  return (
    <div className={styles.tables}>
      {components.map((table) => (
        <PropTable key={table.name} table={table} shown={`<${table.name}>`} />
      ))}
      {types.map((table) => (
        <PropTable key={table.name} table={table} shown={table.name} />
      ))}
    </div>
  );
}

function PropTable({ table: { name, about, props, element }, shown }: { table: TableFacts; shown: string }) {
  return (
    <section aria-labelledby={`props-${name}`} className={styles.table} data-props={name}>
      <h2 id={`props-${name}`} className={styles.name}>
        {shown}
      </h2>
      {about && (
        <p className={styles.about} lang="en">
          {about}
        </p>
      )}
      {props.length > 0 && (
        <table aria-labelledby={`props-${name}`} className={styles.rows}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{say({ pl: 'Nazwa', en: 'Name' })}</th>
              <th scope="col">{say({ pl: 'Typ', en: 'Type' })}</th>
              <th scope="col">{say({ pl: 'Co to jest', en: 'What it is' })}</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <PropRow key={prop.name} prop={prop} />
            ))}
          </tbody>
        </table>
      )}
      {props.length === 0 && !element && (
        <p>{say({ pl: 'Niczego nie przyjmuje.', en: 'It takes nothing.' })}</p>
      )}
      {element && (
        <p className={styles.about}>
          {say({
            pl: 'Oraz wszystko, co ma sam element',
            en: 'And all that the element itself has:',
          })}{' '}
          <code className={code}>{`<${element}>`}</code>
          {say({ pl: ', oprócz className i style.', en: ', but className and style.' })}
        </p>
      )}
    </section>
  );
}

function PropRow({ prop: { name, type, initial, isRequired, about } }: { prop: PropFacts }) {
  return (
    <tr className={styles.row} data-prop={name}>
      <th scope="row" className={styles.cell}>
        <span className={styles.prop}>
          <code className={styles.propName}>{name}</code>
          {isRequired && <Tag tone="accent">{say({ pl: 'konieczne', en: 'required' })}</Tag>}
        </span>
      </th>
      <td className={styles.cell}>
        <span className={styles.type}>
          <code className={code}>{type}</code>
          {initial !== undefined && (
            <span className={styles.initial}>
              {say({ pl: 'domyślnie', en: 'by default' })} <code className={code}>{initial}</code>
            </span>
          )}
        </span>
      </td>
      <td className={styles.cell} lang="en">
        {about}
      </td>
    </tr>
  );
}
