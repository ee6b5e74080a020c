// Tilts the hero's toys away from the pointer. Loaded only on devices with a pointer that can hover.

/** Follows the pointer over the parent of `scene`. Returns a function that stops it. */
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
