"""The nine portraits of the team: one toy figure each in front of a plain curved backdrop of its own color."""
from kit import materials as m
from kit.pieces.figure import people
from kit.rig import backdrop, camera, softbox, three_lights
from kit.shapes import place

WALLS = {
    'anahit-merjanyan': '#86C67C',
    'tessa-lindgrove': '#B9A5F3',
    'hovik-varpetyan': '#F4796C',
    'desmond-tillery': '#74CDBE',
    'lilit-zurnachyan': '#FFB4A8',
    'gor-piloyan': '#FFD063',
    'renata-birdsall': '#8C70E4',
    'suren-nalchajyan': '#84C8F0',
    'june-takahara': '#FBA654',
}


def portrait(slug):
    def build(scene):
        backdrop(m.plastic(WALLS[slug], 0.65, 0), depth=4.2, floor=-5.5)
        place(getattr(people, slug.split('-')[0])(), turn=(0, 0, 7))
        three_lights(scene, 1.0, (0, 0, -0.4), strength=0.98, ambient=0.5)
        softbox('bounce', (1.0, 0.9, 0.82), (0.6, -5.5, -1.6), 4.0, 165, (0, 0, -0.2))
        camera(scene, (0, -11.4, 0.2), (0, 0, -0.36), 96, focus=(0, -0.9, 0), blur=5)

    return build


def __getattr__(name):
    """Builds the portrait of team.<first_name_last_name>."""
    slug = name.replace('_', '-')
    if slug in WALLS:
        return portrait(slug)
    raise AttributeError(name)
