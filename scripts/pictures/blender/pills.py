"""Tablets and capsules in their true size, and where they lie."""
import math

from materials import surface
from shapes import lathe, mesh, tablet_mesh

CAPSULE_ENDS = 12


def _half_capsule(radius, length, material, at, turn, sign):
    outline = [(radius, 0), (radius, length / 2 - radius)]
    outline += [
        (radius * math.cos(a * math.pi / 2 / CAPSULE_ENDS), length / 2 - radius + radius * math.sin(a * math.pi / 2 / CAPSULE_ENDS))
        for a in range(1, CAPSULE_ENDS + 1)
    ]
    points = [(r, sign * z) for r, z in outline]
    return lathe('capsule', points if sign > 0 else points[::-1], material, at, turn)


def thickness(pill):
    """How high it is when it lies."""
    return pill['width'] if pill['kind'] == 'capsule' else pill['thickness']


def place(pill, x, y, z, turn):
    """One tablet or capsule that lies on the height `z`, turned by degrees."""
    middle = (x, y, z + thickness(pill) / 2)
    coat = surface(pill['color'], .42, coat=.08)
    if pill['kind'] == 'capsule':
        cap = surface(pill['cap'], .25, coat=.2)
        body = surface(pill['color'], .25, coat=.2)
        radius, length = pill['width'] / 2, pill['length']
        _half_capsule(radius * .97, length, body, middle, (0, 90, turn), 1)
        _half_capsule(radius, length, cap, middle, (0, 90, turn), -1)
        return
    vertices, faces = tablet_mesh(pill['length'], pill['width'], pill['thickness'], pill['edge'], pill.get('score', False))
    mesh('tablet', vertices, faces, coat, middle, (0, 0, turn))


def scatter(pill, x, y):
    """Three before and beside a package: two on the floor, one on both."""
    step = pill['length']
    place(pill, x, y, 0, 24)
    place(pill, x + step * 1.35, y + step * .5, 0, -38)
    place(pill, x + step * .35, y + step * 1.5, 0, 75)
