"""One studio for all pictures: a seamless ground in the picture's tint, a large soft light on the left, an edge light on the right."""
import math

import bpy

from materials import surface

FAR = 60


def start(samples, threads):
    """An empty scene with the settings of the renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 7
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .02, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.caustics_refractive = cycles.caustics_reflective = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
    scene.view_settings.exposure = .55
    return scene


def light(ground):
    """The ground, which only reflects (the pictures stand on a flat tint), and the lights."""
    scene = bpy.context.scene
    paper = surface(ground, .9, specular=.1)
    arc = [(-FAR, 0)] + [(16 + 14 * math.sin(i * math.pi / 32), 14 - 14 * math.cos(i * math.pi / 32)) for i in range(17)] + [(30, FAR)]
    vertices = [(x, y, z) for y, z in arc for x in (-FAR, FAR)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(arc) - 1)]
    data = bpy.data.meshes.new('ground')
    data.from_pydata(vertices, [], faces)
    for face in data.polygons:
        face.use_smooth = True
    data.materials.append(paper)
    floor = bpy.data.objects.new('ground', data)
    floor.visible_camera = False
    scene.collection.objects.link(floor)
    for at, aim, width, height, power, color in (
            ((-17, -13, 15), (0, 0, 5), 11, 20, 7600, (1, .965, .92)),
            ((17, 3, 9), (0, 0, 6), 3.2, 20, 1500, (.96, .985, 1)),
            ((0, 6, 26), (0, 0, 4), 22, 16, 2500, (1, 1, 1)),
            ((7, -26, 12), (0, 0, 5), 14, 14, 900, (1, 1, 1))):
        lamp = bpy.data.lights.new('light', 'AREA')
        lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', width, height, power, color
        thing = bpy.data.objects.new('light', lamp)
        thing.location = at
        direction = [aim[i] - at[i] for i in range(3)]
        thing.rotation_euler = _towards(direction)
        scene.collection.objects.link(thing)
    world = scene.world = bpy.data.worlds.new('world')
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (.96, .97, .95, 1), .26
    return floor


def _towards(direction):
    from mathutils import Vector
    return Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def camera(height, half_width, fill, above=7):
    """Looks down by `above` degrees at something of that size, so that it fills this part of the square."""
    view = max(height, half_width * 2) / fill
    lens = 100
    distance = view * lens / 36
    down = math.radians(above)
    eye = (0, -distance * math.cos(down), height / 2 + distance * math.sin(down))
    thing = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    thing.data.lens, thing.data.clip_end = lens, 500
    thing.location = eye
    thing.rotation_euler = _towards((0 - eye[0], 0 - eye[1], height * .47 - eye[2]))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def render(path, size):
    """Writes a PNG with a transparent background."""
    scene = bpy.context.scene
    scene.render.resolution_percentage = 100
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGBA'
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def render_shadow(path, size, floor, samples):
    """Writes only the shadow that everything throws on the ground: black, as dense as the shadow."""
    scene = bpy.context.scene
    for thing in scene.objects:
        if thing.type == 'MESH':
            thing.visible_camera = thing == floor
    floor.is_shadow_catcher = True
    scene.use_nodes = False
    scene.cycles.samples = samples
    render(path, size)
