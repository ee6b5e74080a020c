// The logos on light and dark backgrounds, with downloads as SVG and PNG.
import { Download } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { PressLogo } from '#app/content/queries/press-kit.ts';
import styles from './logos.module.css';

export function Logos({ logos, rules }: { logos: readonly PressLogo[]; rules: readonly string[] }) {
  return (
    <>
      <ul className={styles.list}>
        {logos.map(({ title, background, files: [svg, png] }) => (
          <li key={title}>
            <div className={styles.stage} data-ground={background}>
              <img src={svg.path} alt="" width={320} height={72} loading="lazy" />
            </div>
            <div className={`cluster ${styles.footer}`}>
              <h3>{title}</h3>
              <p className="cluster">
                {[
                  ['SVG', svg],
                  ['PNG', png],
                ].map(([type, file]) => (
                  <a
                    key={String(type)}
                    className="chip"
                    href={(file as typeof svg).path}
                    download={(file as typeof svg).name}
                    aria-label={`${title} as ${String(type)}`}
                  >
                    <Icon icon={Download} size={16} /> {String(type)}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
