// The logos on light and dark backgrounds, with downloads as SVG and PNG.
import { Download } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Decoration } from '#app/components/ui/pictures/decoration.tsx';
import type { PressLogo } from '#app/content/queries/press-kit.ts';
import styles from './logos.module.css';

export function Logos({ logos, rules }: { logos: readonly PressLogo[]; rules: readonly string[] }) {
  return (
    <>
      <ul className={`columns rail ${styles.list}`}>
        {logos.map(({ title, background, files }) => (
          <li key={title} className="panel">
            <div className={`middle ${styles.stage}`} data-ground={background}>
              <Decoration src={files[0].path} width={320} height={72} loading="lazy" />
            </div>
            <div className={`ends ${styles.footer}`}>
              <h3>{title}</h3>
              <p className="cluster">
                {files.map(({ path, name }) => {
                  const type = name.slice(-3).toUpperCase();
                  return (
                    <a key={type} className="chip" href={path} download={name} aria-label={`${title} as ${type}`}>
                      <Icon icon={Download} size={16} /> {type}
                    </a>
                  );
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className={`columns ${styles.rules}`}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
