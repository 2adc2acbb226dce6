import { fill } from '../../../shared/i18n/format.ts';
import type { PaymentMethod, PaymentMethodsTable } from '../../../shared/domain/payment-methods.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { TableScroll } from '../../ui/table-scroll/table-scroll.tsx';
import { useLinkTo } from '../links/links.ts';
import styles from './payment-methods.module.css';

interface PaymentMethodsProps {
  readonly table: PaymentMethodsTable;
}

/**
 * The payment methods (§2.8). Each links to its own help page, where it has one; in the info popup `data-info-page` opens it there. The
 * text around them is HTML from the platform, cleaned at the edge.
 */
export function PaymentMethods({ table }: PaymentMethodsProps) {
  const { content } = useMessages();
  return (
    <>
      <div className={styles.text}>
        <Prose html={table.paragraph1} />
      </div>
      {table.methods.length === 0 ? <p>{content.methodsEmpty}</p> : <MethodsTable table={table} />}
      <div className={styles.after}>
        <Prose html={table.paragraph2} />
      </div>
    </>
  );
}

function MethodsTable({ table }: PaymentMethodsProps) {
  const { content } = useMessages();
  return (
    <TableScroll label={content.depositMethods}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.methods.map(({ depositTime, withdrawalTime, currencies, ...method }) => (
            <tr key={method.name}>
              <th scope="row">
                <MethodName {...method} />
              </th>
              <td>{depositTime}</td>
              <td>{withdrawalTime}</td>
              <td>{currencies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function MethodName({ name, helpPage, logo }: Pick<PaymentMethod, 'name' | 'helpPage' | 'logo'>) {
  const { content } = useMessages();
  const linkTo = useLinkTo();
  const shown = (
    <>
      {logo === null ? null : (
        <img src={logo} width={64} height={32} alt="" loading="lazy" decoding="async" />
      )}
      {name}
    </>
  );
  if (helpPage === null) return <span className={styles.method}>{shown}</span>;
  return (
    <a
      className={styles.method}
      href={linkTo('info', { page: helpPage })}
      data-info-page={helpPage}
      aria-label={fill(content.aboutMethod, { name })}
    >
      {shown}
    </a>
  );
}
