import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'primary' | 'quiet' };

/** The standard button; each screen has at most one `primary` button. */
export function Button({ look = 'quiet', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...rest} />;
}
