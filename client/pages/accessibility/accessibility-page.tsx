import { Fragment } from 'react';
import '../../styles/cms.css';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { TableScroll } from '../../ui/table-scroll/table-scroll.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';
import { Reading } from '../../parts/content/reading.tsx';
import styles from './accessibility-page.module.css';

/** `/accessibility/`: how far the site is accessible, what is missing, where to write, and each criterion. */
export default function AccessibilityPage({ page }: { readonly page: PageOf<'accessibility'> }) {
  const { title, lead, sections, contact, table } = page;
  const linkTo = useLinkTo();
  return (
    <article>
      <PageHeader title={title} text={lead} />
      <Reading toc={[]}>
        <div className="cms">
          {sections.map((section) => (
            <Fragment key={section.title}>
              <h2>{section.title}</h2>
              {section.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {section.items.length === 0 ? null : (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </Fragment>
          ))}
          <h2>{contact.title}</h2>
          <p>
            {contact.text} <a href={linkTo('contact')}>{contact.link}</a>
          </p>
          {contact.laws.length === 0 ? null : (
            <p>
              {contact.unsatisfied}{' '}
              {contact.laws.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener">
                  {name}
                </a>
              ))}
            </p>
          )}
        </div>
        <h2 className={styles.criteria}>{table.title}</h2>
        <TableScroll label={table.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{table.columns.criterion}</th>
                <th scope="col">{table.columns.level}</th>
                <th scope="col">{table.columns.state}</th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ id, level, name, state }) => (
                <tr key={id}>
                  <th scope="row">
                    {id} {name}
                  </th>
                  <td>{level}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </Reading>
    </article>
  );
}
