import { useEffect, useState } from 'react';
import { SCROLL_TO_TOP_THRESHOLD_PX } from '../../../../shared/config/constants.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './floating.module.css';

/** Appears once the page has been scrolled past 400 px (§2.12). */
export function ScrollToTop() {
  const { general } = useMessages();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const look = () => setIsFar(window.scrollY > SCROLL_TO_TOP_THRESHOLD_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <IconButton
      className={classNames(styles.top, !isFar && styles.away)}
      icon="arrow-up"
      label={general.scrollToTop}
      data-action="scroll-top"
      data-no-print=""
    />
  );
}
