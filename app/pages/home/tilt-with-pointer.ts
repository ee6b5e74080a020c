// The toys of the hero lean away from the pointer; fetched only where there is one that hovers.

/** Follows the pointer over the area around `scene`, until the returned function is called. */
export function tiltWithPointer(scene: HTMLElement): () => void {
  const area = scene.parentElement;
  let frame = 0;
  function handlePointerMove(event: PointerEvent): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      scene.style.setProperty('--lean-x', String(event.clientX / window.innerWidth - 0.5));
      scene.style.setProperty('--lean-y', String(event.clientY / window.innerHeight - 0.5));
    });
  }
  area?.addEventListener('pointermove', handlePointerMove, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    area?.removeEventListener('pointermove', handlePointerMove);
  };
}
