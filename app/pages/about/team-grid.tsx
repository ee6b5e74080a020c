// The team as toy figures, each with name, role, bio and profile link.
import { ArrowUpRight } from 'lucide-react';
import type { TeamMember } from '#app/content/schema/game-schema.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './team-grid.module.css';

export type TeamCard = Omit<TeamMember, 'image'> & { readonly portrait: PictureSource };

export function TeamGrid({ team }: { team: readonly TeamCard[] }) {
  return (
    <ul className={styles.grid}>
      {team.map((member) => (
        <li key={member.slug} className={styles.member}>
          <Picture
            picture={member.portrait}
            sizes="(min-width: 42rem) min(25rem, 32vw), (min-width: 31rem) 46vw, 100vw"
            className={styles.portrait}
          />
          <h3 translate="no">{member.name}</h3>
          <p className={styles.role}>{member.role}</p>
          <p className={styles.bio}>{member.bio}</p>
          <a href={member.profileUrl} className={styles.profile} aria-label={`Profile of ${member.name}`}>
            Profile <ArrowUpRight aria-hidden size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
