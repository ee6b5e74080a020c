"""Materials, shapes, camera rig and toy models for every rendered picture of the site."""
