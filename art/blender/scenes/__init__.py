"""The catalog of originals: the name, size, background and builder (`module` or `module.function`) of every picture."""
from importlib import import_module
from typing import NamedTuple


class Picture(NamedTuple):
    width: int
    height: int
    transparent: bool
    builder: str
    widen: float = 1  # how many times wider than the builder's camera the picture sees
    fits: bool = False  # zooms and shifts the view until everything is in the picture
    frames: int = 1  # of a film strip, from top to bottom; its builder returns a function that changes the scene to the frame of a number


HERO = ('apricot', 'cards', 'blocks', 'mouse', 'castle', 'drawers', 'spider', 'joystick')

HERO_MOVES = ('apricot', 'blocks', 'spider', 'cards', 'castle', 'drawers', 'mouse', 'joystick')

SERVICES = ('app-development', 'art-and-design', 'live-ops', 'data')

TEAM = ('anahit-merjanyan', 'tessa-lindgrove', 'hovik-varpetyan', 'desmond-tillery', 'lilit-zurnachyan', 'gor-piloyan', 'renata-birdsall',
        'suren-nalchajyan', 'june-takahara')

CASE_STUDIES = ('letterboat', 'crumpet-crescent', 'seven-sleepy-acres', 'nine-corners', 'museum-of-very-small-trains')

MINI_GAMES = ('tic-tac-toe', 'memory', 'color-match', 'snake', 'puzzle', 'hangman', 'minesweeper', 'wordle', '2048', 'sudoku', 'solitaire',
              'tetris')

WORKSHOP = ('idle-mouse', 'castle-solitaire')  # games that are not out yet

GAMES = {  # slug: scene module
    'solitaire-go': 'solitaire',
    'spider-solitaire-go': 'spiders',
    'block-blitz-go': 'blocks',
    'freecell-solitaire': 'drawers',
    'idle-mouse': 'mice',
    'castle-solitaire': 'castles',
}


def game(slug, module):
    yield f'{slug}/key-art', Picture(1600, 900, False, f'{module}.key_art')
    # The key art in the middle, two thirds as high as the picture, between room for the site's header and the hill of the page.
    yield f'{slug}/key-art-wide', Picture(2560, 1067, False, f'{module}.key_art', widen=2.05)
    yield f'{slug}/key-art-tall', Picture(900, 1200, False, f'{module}.key_art_tall')
    yield f'{slug}/icon', Picture(1024, 1024, False, f'{module}.icon')
    yield f'{slug}/background', Picture(540, 1170, False, f'{module}.background')


CATALOGUE = {
    'test/still-life': Picture(1200, 900, False, 'still_life'),
    'test/shelf': Picture(1600, 1000, False, 'shelf'),
    **{f'hero/{name}': Picture(1000, 1000, True, f'hero.{name}') for name in HERO},
    # Half as wide again as the toy's own picture on which it lies, because things fly about.
    **{f'hero/{name}-move': Picture(576, 576, True, f'hero.{name}_move', widen=1.5, frames=9) for name in HERO_MOVES},
    **{name: picture for slug, module in GAMES.items() for name, picture in game(slug, module)},
    **{f'services/{name}': Picture(1200, 900, False, f"services.{name.replace('-', '_')}") for name in SERVICES},
    **{f'team/{name}': Picture(800, 800, False, f"team.{name.replace('-', '_')}") for name in TEAM},
    **{f'case-studies/{name}': Picture(1200, 900, False, f"case_studies.{name.replace('-', '_')}") for name in CASE_STUDIES},
    **{f'mini-games/{name}': Picture(480, 480, True, f"mini_games.play_{name.replace('-', '_')}") for name in MINI_GAMES},
    # For the press kit: the key art in the size of large screens; the key art and the portraits cut out, without their backdrops.
    **{f'press/{slug}-key-art-large': Picture(3840, 2160, False, f'{module}.key_art') for slug, module in GAMES.items()},
    **{f'press/{slug}-key-art': Picture(1920, 1080, True, f'{module}.key_art', fits=True) for slug, module in GAMES.items()},
    **{f'press/team-{name}': Picture(1000, 1000, True, f"team.{name.replace('-', '_')}", fits=True) for name in TEAM},
    'case-studies/crumpet-crescent-before': Picture(1200, 800, False, 'case_studies.crumpet_crescent_before'),
    'case-studies/crumpet-crescent-after': Picture(1200, 800, False, 'case_studies.crumpet_crescent_after'),
    'arcade/cabinet': Picture(1000, 1000, True, 'corners.arcade'),
    'newsletter/mailbox': Picture(1000, 1000, True, 'corners.newsletter'),
    'not-found/box': Picture(1000, 1000, True, 'corners.box'),
    'not-found/empty': Picture(1000, 1000, True, 'corners.empty_box'),
    'not-found/mouse': Picture(1000, 1000, True, 'corners.mouse_in_box'),
    'toy-box/box': Picture(600, 708, True, 'toy_box.box'),
    'toy-box/toys': Picture(600, 708, True, 'toy_box.toys'),
    'toy-box/lid': Picture(600, 708, True, 'toy_box.cover'),
    **{f'{slug}/workshop': Picture(1200, 900, False, f"workshop.{slug.replace('-', '_')}") for slug in WORKSHOP},
    'about/studio': Picture(1600, 900, False, 'about'),
    'about/studio-dawn': Picture(1600, 900, False, 'about.dawn'),
    'about/studio-dusk': Picture(1600, 900, False, 'about.dusk'),
    'about/studio-night': Picture(1600, 900, False, 'about.night'),
    'about/shelf': Picture(320, 640, False, 'team_shelf'),
    **{f'figures/{name}': Picture(320, 640, True, f"team_shelf.figure_{name.split('-')[0]}") for name in TEAM},
    **{f'figures/{name}-move': Picture(256, 512, True, f"team_shelf.move_{name.split('-')[0]}", frames=9) for name in TEAM},
}


def build(name, scene):
    picture = CATALOGUE[name]
    module, _, function = picture.builder.partition('.')
    show = getattr(import_module(f'scenes.{module}'), function or 'build')(scene)
    scene.camera.data.lens /= picture.widen
    if picture.fits:
        import_module('kit.rig').fit_view(scene)
    return show
