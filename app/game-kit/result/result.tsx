// The content of the result card: figures, chart, records, and buttons to play again, share or try another game. Preloaded during the game.
import { RotateCcw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { KeepGoing, ResultCard, Summary } from './result-card.tsx';
import { formatLine, type ResultLine } from '#app/game-kit/lib/figures.ts';
import { getHeading, createFigureLines, formatRecord } from './result-text.ts';
import { INITIALS_ID, measureGame } from '#app/game-kit/session/challenge.ts';
import { countsNoMore } from '#app/game-kit/session/record-game.ts';
import { ChallengeButton } from './challenge-button.tsx';
import { formatComparison } from './challenge-text.ts';
import { Rivals } from './rivals.tsx';
import { createResultText } from './share-text.ts';
import { TurningPoint } from './turning-point.tsx';
import { type ResultProps, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { countOutcomes } from './statistic-figures.ts';
import { BarChart } from '#app/components/ui/text/bar-chart.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './result-card.module.css';

export { TurningPoint };

function Line({ line }: { line: ResultLine }) {
  if (typeof line === 'string') return <li>{line}</li>;
  const [name, value] = line;
  return (
    <li>
      {name}: <b translate={getTranslate(value)}>{value}</b>
    </li>
  );
}

export function Result({ outcome, onPlayAgain }: ResultProps) {
  const stage = useStage();
  const { entry, site, game, store, offer } = stage;
  const snapshot = useSnapshot((current) => current);
  const finished = { ...snapshot, ...snapshot.ending, outcome, elapsedMs: store.getElapsedMs() };
  const lines = createFigureLines(game, finished, finished.elapsedMs);
  const record = formatRecord(game, finished);
  const outcomes = countOutcomes(game.results, snapshot.variant, snapshot.statistics, outcome.id);
  const measured = countsNoMore(game, snapshot) ? null : measureGame(game.results, finished);
  const rivals = snapshot.source?.challenge ?? [];
  const comparison = measured && rivals[0] ? formatComparison(measured, rivals[0]) : null;
  // After a game of a link, the player's own game comes back.
  const others = snapshot.source ? [] : (game.results?.otherVariants?.(snapshot.state, snapshot.words) ?? []);
  const heading = getHeading(game, outcome, snapshot.state, snapshot.words, record);

  return (
    <ResultCard outcome={outcome} heading={comparison ?? heading}>
      {comparison !== null && heading !== null && <p className={styles.record}>{heading}</p>}
      {lines.length > 0 && (
        <Summary>
          {lines.map((line) => (
            <Line key={formatLine(line)} line={line} />
          ))}
        </Summary>
      )}
      {measured && rivals.length > 1 && <Rivals rivals={rivals} measured={measured} />}
      {outcomes.length > 1 && <BarChart bars={outcomes} layout="columns" name="Your games so far" />}
      <div className={`cluster ${styles.ways}`}>
        {snapshot.outcome === null ? (
          <KeepGoing />
        ) : (
          <Button onClick={onPlayAgain}>
            <Icon icon={RotateCcw} size={20} /> <span>{rivals.length > 0 ? 'Try Again' : 'Play Again'}</span>
          </Button>
        )}
        <ChallengeButton
          measured={measured}
          rivals={rivals}
          initials={snapshot.preferences[INITIALS_ID]}
          onInitials={(value) => store.send({ type: 'set-preference', id: INITIALS_ID, value })}
          createText={(initials) => createResultText(stage, finished, initials)}
        />
        {snapshot.outcome && <TurningPoint />}
      </div>
      {others.length > 0 && (
        <p className={`cluster ${styles.others}`}>
          Try
          {game.rules.variants.map(
            ({ id, label }) =>
              others.includes(id) && (
                <button key={id} type="button" className="rimmed" onClick={() => store.newGame(id)}>
                  {label}
                </button>
              ),
          )}
        </p>
      )}
      {offer ??
        (site.dailyPath !== null && game.daily && !game.restartUnit ? (
          <PageLink to={site.dailyPath} className={styles.daily}>
            {`Play Today’s ${entry.title}`}
          </PageLink>
        ) : (
          <PageLink to={site.next.path} className={styles.next}>
            {`Try ${site.next.title} next`}
          </PageLink>
        ))}
    </ResultCard>
  );
}
