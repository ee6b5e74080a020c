"""The toy box: materials, shapes, rig and pieces that every picture of the site is built from."""
